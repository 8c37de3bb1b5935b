import type { Page } from "@playwright/test";

/** Holds back every request of this URL, until the returned function is called. */
export async function hold(page: Page, url: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Answers for every other host with this content, and returns the requested URLs. */
export async function otherHosts(page: Page, ownOrigin: string, contentType: string, body: string) {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== ownOrigin,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType, body });
    },
  );
  return asked;
}
