import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { otherWords } from "../src/search/other-words.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const titles = globSync(["apps/storybook/src/**/*.{mdx,stories.tsx}", "packages/ui/src/**/*.stories.tsx"], {
  cwd: root,
}).flatMap(
  (file) =>
    /(?:^ {2}|const meta = \{ |<Meta )title[=:] ?"([^"]+)"/m.exec(readFileSync(root + file, "utf8"))?.[1] ??
    [],
);

it("has other words for every component and block, and for no page that doesn't exist", () => {
  expect(Object.keys(otherWords).filter((title) => !titles.includes(title))).toEqual([]);
  expect(titles.filter((title) => /^(Components|Blocks)\//.test(title) && !otherWords[title])).toEqual([]);
});
