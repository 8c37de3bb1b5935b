import isNetworkError from "is-network-error";
import type { Route } from "../+types/root";
import { connectionNotice } from "./connection-notice-store";

/**
 * Keeps the visitor on the page when the next one's data cannot be reached: the page stays as it is, with everything
 * typed into it, and a notice says so. Answers of the server, good or bad, and bugs go on to the router.
 */
export const holdNavigation: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = await next();
  const unreached = Object.values(results).some(
    ({ type, result }) => type === "error" && isNetworkError(result),
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
