/**
 * Timeouts of every test runner. They are generous, to allow for a busy machine, and cost a passing test nothing; they
 * say nothing about expected speed.
 */
export const TEST_TIMEOUT_MS = 120_000;

/** For tests run by `npm run test:long`. */
export const LONG_TEST_TIMEOUT_MS = 10 * 60_000;

/** For a single expectation. */
export const EXPECT_TIMEOUT_MS = 30_000;

/** The base of every workspace's Vitest configuration. */
export const testSettings = {
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  // Vitest has no option for how long it waits for the page of browser tests.
  env: { VITEST_BROWSER_IFRAME_TIMEOUT: String(TEST_TIMEOUT_MS) },
  expect: { poll: { timeout: EXPECT_TIMEOUT_MS } },
  // Read by `npm test` for its summary.
  reporters: ["default", ["json", { outputFile: "test-results/results.json" }]] as [
    "default",
    ["json", { outputFile: string }],
  ],
};
