/**
 * How long tests wait before they fail: the one place for it. A test that passes waits for none of these; they leave
 * room for a machine that has other work, and so say nothing about speed.
 */
export const TEST_TIMEOUT_MS = 120_000;

/** For a test of `npm run test:long`. */
export const LONG_TEST_TIMEOUT_MS = 10 * 60_000;

/** For one thing that a test expects to happen. */
export const EXPECT_TIMEOUT_MS = 15_000;

/** What the Vitest configuration of every workspace begins with. */
export const testSettings = {
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: EXPECT_TIMEOUT_MS } },
  // `npm test` reads its sums from here.
  reporters: ["default", ["json", { outputFile: "test-results/results.json" }]] as [
    "default",
    ["json", { outputFile: string }],
  ],
};
