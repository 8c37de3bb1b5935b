import { ApiError } from "@clinic/api-client/errors";
import { site } from "@clinic/content/pages/examples";
import { afterEach, expect, it, vi } from "vitest";
import { explainError } from "./explain-error";

const { failures } = site.setting("navigation");

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["timeout", failures.timeout],
  ["network", failures.network],
  ["rejected", "Too many requests."],
] as const)("describes a failure of kind %s", (kind, words) => {
  expect(explainError(new ApiError(kind, "Too many requests."), failures)).toBe(words);
});

it("prefers the server's own message", () => {
  const message = "The human check is not available. Please try again.";
  const body = { status: "error", code: "human_check_unavailable", message };
  expect(explainError(new ApiError("server", "", { status: 503, body }), failures)).toBe(message);
});

it("reports a lost connection for any failure while offline", () => {
  vi.stubGlobal("navigator", { onLine: false });
  for (const error of [
    new ApiError("network", ""),
    new TypeError("Failed to fetch dynamically imported module"),
  ])
    expect(explainError(error, failures)).toBe(failures.offline);
});

it("does not blame the server for a bug in the page", () => {
  expect(explainError(new TypeError("undefined is not a function"), failures)).toBe(failures.unexpected);
});
