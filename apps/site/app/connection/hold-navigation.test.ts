import { afterEach, expect, it } from "vitest";
import { connectionNotice } from "./connection-notice-store";
import { holdNavigation } from "./hold-navigation";

afterEach(() => connectionNotice.show(undefined));

/** Runs the middleware over a loader that throws `error`. Resolves to "held" if the navigation is kept waiting. */
async function navigate(error: unknown, signal = new AbortController().signal) {
  const results = { page: { type: "error", result: error } };
  const args = { request: new Request("http://clinic.example/awards", { signal }) };
  const navigation = holdNavigation(
    args as Parameters<typeof holdNavigation>[0],
    async () => results as never,
  );
  const held = new Promise((resolve) => {
    const stop = connectionNotice.subscribe(() => {
      stop();
      resolve("held");
    });
  });
  return Promise.race([navigation, held]);
}

it("holds the navigation when the next page's data cannot be reached", async () => {
  expect(await navigate(new TypeError("Failed to fetch"))).toBe("held");
  expect(connectionNotice.get()).toEqual({ what: "page" });
});

it("removes the notice when the navigation is aborted", async () => {
  const controller = new AbortController();
  await navigate(new TypeError("Failed to fetch"), controller.signal);
  controller.abort();
  await expect.poll(() => connectionNotice.get()).toBeUndefined();
});

it.each([
  ["a bug", new TypeError("Cannot read properties of undefined (reading 'title')")],
  ["an error response", { status: 500, statusText: "Internal Server Error" }],
])("lets %s reach the error page", async (_, error) => {
  await expect(navigate(error)).resolves.toMatchObject({ page: { result: error } });
  expect(connectionNotice.get()).toBeUndefined();
});
