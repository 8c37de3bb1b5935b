/** Checks that each decision in docs/adr has a unique number, the same in its file name and title. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("..", import.meta.url).pathname;

test("numbers each decision once, in order", () => {
  const numbers = globSync("docs/adr/*.md", { cwd: root })
    .sort()
    .map((file) => {
      const number = Number(file.match(/(\d{4})-[^/]+$/)?.[1]);
      assert.ok(
        readFileSync(root + file, "utf8").startsWith(`# ${number}. `),
        `${file}: its title has another number`,
      );
      return number;
    });
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => index + 1),
  );
});
