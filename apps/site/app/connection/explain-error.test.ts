import { ApiError } from "@clinic/api-client/errors";
import { afterEach, expect, it, vi } from "vitest";
import { explainError } from "./explain-error";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["timeout", /did not answer in time/],
  ["network", /could not reach our server/],
  ["server", /has a problem at the moment/],
  ["unreadable", /could not read/],
  ["rejected", /^Too many requests\.$/],
] as const)("describes a failure of kind %s", (kind, words) => {
  expect(explainError(new ApiError(kind, "Too many requests."))).toMatch(words);
});

it("prefers the server's own message", () => {
  const message = "The human check is not available. Please try again.";
  const body = { status: "error", code: "human_check_unavailable", message };
  expect(explainError(new ApiError("server", "", { status: 503, body }))).toBe(message);
});

it("reports a lost connection for any failure while offline", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(explainError(new ApiError("network", ""))).toMatch(/offline/);
  expect(explainError(new TypeError("Failed to fetch dynamically imported module"))).toMatch(/offline/);
});

it("does not blame the server for a bug in the page", () => {
  expect(explainError(new TypeError("undefined is not a function"))).toBe(
    "Something went wrong on this page.",
  );
});
