import type { Route } from "../+types/root";
import { connectionNotice } from "./connection-notice";

/**
 * Keeps the visitor on the page while the next one cannot be loaded: the page stays as it is, with all that was
 * typed, and a notice says so. Otherwise the router would show its error page, or load this page again and lose
 * what was typed.
 */
export const holdNavigation: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  // Not even tried: where a page's script is missing too, the router would load the whole page again.
  if (!navigator.onLine) await held(request.signal);

  const results = await next();
  // What `fetch` throws when nothing was reached; answers of a server, good or bad, are no such thing.
  const unreached = Object.values(results).some(
    ({ type, result }) => type === "error" && result instanceof TypeError,
  );
  if (unreached) await held(request.signal);
  return results;
};

/** Shows the notice until the visitor goes somewhere, this page included; never settles otherwise. */
function held(signal: AbortSignal) {
  const notice = { what: "The next page" };
  connectionNotice.show(notice);
  return new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => {
      if (connectionNotice.get() === notice) connectionNotice.show(undefined);
      reject(signal.reason);
    });
  });
}
