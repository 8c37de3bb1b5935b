import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildStorybook } from "./build.ts";

let repository: string;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), "visual-test-"));
  for (const folder of ["packages/content", "apps/storybook", "node_modules/.bin"])
    mkdirSync(join(repository, folder), { recursive: true });
  // A fake Storybook that records its arguments, and fails without the built content.
  writeFileSync(
    join(repository, "node_modules/.bin/storybook"),
    '#!/bin/sh\ncat ../../packages/content/built && mkdir "$6" && echo "$@" > "$6/words"\n',
    { mode: 0o755 },
  );
});

afterEach(() => rmSync(repository, { recursive: true }));

const content = (build: string) =>
  writeFileSync(
    join(repository, "packages/content/package.json"),
    JSON.stringify({ name: "content", scripts: { build } }),
  );

it("builds the content that stories import, then a Storybook with statistics", () => {
  content("echo records > built");
  const output = join(repository, "storybook");
  buildStorybook(repository, output);
  expect(readFileSync(join(output, "words"), "utf8")).toContain("--test --quiet --stats-json");
});

it("throws with the log when the content can't be built", () => {
  content("echo No such record; exit 1");
  const output = join(repository, "storybook");
  expect(() => buildStorybook(repository, output)).toThrow(`${output}.log says why.`);
  expect(readFileSync(`${output}.log`, "utf8")).toContain("No such record");
  expect(existsSync(output)).toBe(false);
});
