import type { Route } from "../+types/root";
import { connectionNotice } from "./connection-notice-store";

/**
 * Keeps the visitor on the page where the next one's data cannot be reached: the page stays as it is, with all that
 * was typed, and a notice says so. Otherwise the router would show its error page in place of it.
 */
export const holdNavigation: Route.ClientMiddlewareFunction = async ({ request }, next) => {
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

/**
 * Loads the scripts of all pages. Where one is missing at a navigation and cannot be reached, the router loads the
 * whole page again, and what was typed into it is gone.
 */
export async function loadScriptsOfPages() {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  await Promise.allSettled(routes.map(({ module }) => import(/* @vite-ignore */ module)));
}
