import isNetworkError from "is-network-error";
import type { Route } from "../+types/root";
import { connectionNotice } from "./connection-notice-store";

/**
 * Holds a navigation whose data cannot be reached: the current page stays, with everything typed into it, and a notice
 * explains why. Server responses, good or bad, and bugs pass through to the router.
 */
export const holdNavigation: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = await next();
  const unreached = Object.values(results).some(
    ({ type, result }) => type === "error" && isNetworkError(result),
  );
  if (unreached) await held(request.signal);
  return results;
};

/** Shows the notice until another navigation, even to the same page, aborts this one. Never settles otherwise. */
function held(signal: AbortSignal) {
  const notice = { what: "page" } as const;
  connectionNotice.show(notice);
  return new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => {
      if (connectionNotice.get() === notice) connectionNotice.show(undefined);
      reject(signal.reason);
    });
  });
}

/**
 * Loads the route modules of all pages. When the router cannot fetch one during a navigation, it reloads the document,
 * and everything typed into the page is lost.
 */
export async function loadRouteModules() {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  await Promise.allSettled(routes.map(({ module }) => import(/* @vite-ignore */ module)));
}
