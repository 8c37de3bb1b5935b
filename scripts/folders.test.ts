/** Checks that no folder of code has too many files. Tests are beside what they test, and don't count. */
import assert from "node:assert/strict";
import { globSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

const MAX_FILES = 15;
const made = new Set(["node_modules", "dist", "build", "coverage", ".react-router"]);

const files = globSync("{apps,packages,tools,e2e,scripts}/**/*.{ts,tsx,css}", {
  cwd: path.resolve(import.meta.dirname, ".."),
  exclude: (name) => made.has(path.basename(name)),
}).filter((file) => !/\.(test|stories|spec)\.tsx?$/.test(file));

test(`keeps at most ${MAX_FILES} files in a folder`, () => {
  const folders = Object.entries(Object.groupBy(files, (file) => path.dirname(file)));
  const full = folders.filter(([, inside = []]) => inside.length > MAX_FILES).map(([folder]) => folder);
  assert.deepEqual(full, []);
});
