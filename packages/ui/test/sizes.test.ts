import { execFile } from "node:child_process";
import { expect, it } from "vitest";

interface Size {
  name: string;
  size: number;
  sizeLimit: number;
}

const sizes: Size[] = JSON.parse(await measure());

it("measures what a page loads at first and what it may load later, for each entry", () => {
  const names = sizes.map(({ name }) => name);
  expect(names).toContain("components/carousel");
  expect(names).toContain("blocks/appointment-form with everything");
});

it.each(sizes)("keeps $name within its budget", ({ size, sizeLimit }) => {
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(sizeLimit);
});

/** size-limit's own answer; it also ends with an error when a budget is broken, which the tests say better. */
function measure() {
  return new Promise<string>((resolve, reject) =>
    execFile("size-limit", ["--json"], { cwd: new URL("..", import.meta.url) }, (error, stdout, stderr) =>
      stdout ? resolve(stdout) : reject(new Error(stderr, { cause: error })),
    ),
  );
}
