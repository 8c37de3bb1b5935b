import { afterEach, expect, it, vi } from "vitest";
import { connectionNotice } from "./connection-notice-store";
import { holdNavigation } from "./hold-navigation";

afterEach(() => connectionNotice.show(undefined));

/** Runs the middleware over a loader that throws `error`; resolves to "held" where it keeps the navigation waiting. */
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

it("keeps the page when the next one's data cannot be reached", async () => {
  expect(await navigate(new TypeError("Failed to fetch"))).toBe("held");
  expect(connectionNotice.get()).toEqual({ what: "The next page" });
});

it("takes the notice away when the visitor goes elsewhere", async () => {
  const aborter = new AbortController();
  await navigate(new TypeError("Failed to fetch"), aborter.signal);
  aborter.abort();
  await vi.waitFor(() => expect(connectionNotice.get()).toBeUndefined());
});

it.each([
  ["a bug", new TypeError("Cannot read properties of undefined (reading 'title')")],
  ["an answer of the server", { status: 500, statusText: "Internal Server Error" }],
])("lets %s reach the error page", async (_, error) => {
  await expect(navigate(error)).resolves.toMatchObject({ page: { result: error } });
  expect(connectionNotice.get()).toBeUndefined();
});
