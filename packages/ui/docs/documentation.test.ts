import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { testTitles } from "./titles";

const source = new URL("../src/", import.meta.url).pathname;
const folders = globSync("{components,blocks}/*", { cwd: source }).sort();
const titles = folders.map((folder) => titleOf(folder));

const sections = [
  "When to use it",
  "When not",
  "Anatomy",
  "How",
  "States",
  "Props",
  "Keyboard",
  "Accessibility",
  "Words",
  "Do and don’t",
  "Reference",
];

describe.each(folders)("a reader of %s", (folder) => {
  const name = basename(folder);
  const file = (suffix: string) => `${source}${folder}/${name}${suffix}`;

  it("finds the same shape as in every other folder", () => {
    for (const suffix of [".tsx", ".stories.tsx", ".test.tsx", ".mdx"])
      expect(existsSync(file(suffix)), `${name}${suffix}`).toBe(true);
    expect(existsSync(`${source}${folder}/index.ts`), "index.ts").toBe(true);
  });

  it("finds the same sections on its page, in the same order", () => {
    const page = readFileSync(file(".mdx"), "utf8");
    expect([...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(sections);
    for (const part of [
      "<Anatomy",
      "<States",
      "<ArgTypes",
      "<Keyboard",
      "<Tested",
      "<Do ",
      "<Dont ",
      "<Reference",
    ])
      expect(page, part).toContain(part);
  });

  it("is led on to pages that exist", () => {
    const [, related = ""] =
      /<Reference\s+related=\{\[([\s\S]*?)\]\}/.exec(readFileSync(file(".mdx"), "utf8")) ?? [];
    const named = [...related.matchAll(/"([^"]+)"/g)].map(([, title]) => title);
    expect(named).not.toEqual([]);
    expect(named.filter((title) => !titles.includes(title ?? ""))).toEqual([]);
  });
});

it("says of every prop of our own what it means", () => {
  const files = globSync("{components,blocks}/*/*.tsx", {
    cwd: source,
    exclude: (path) => /\.(stories|test)\.tsx$/.test(String(path)),
  });
  expect(files.flatMap((path) => undescribed(path))).toEqual([]);
});

it("reads the titles of tests as they are written", () => {
  expect(testTitles('it("says \\"no\\"", () => {});\n  test.each([1, 2])(`takes %d`, () => {});')).toEqual([
    'says "no"',
    "takes %d",
  ]);
});

function titleOf(folder: string) {
  const stories = readFileSync(`${source}${folder}/${basename(folder)}.stories.tsx`, "utf8");
  return /^(?: {2}|const meta = \{ )title: "([^"]+)"/m.exec(stories)?.[1] ?? "";
}

/** `file: Interface.member` for each member of an exported `…Props` without a comment. */
function undescribed(path: string): string[] {
  const tree = ts.createSourceFile(path, readFileSync(source + path, "utf8"), ts.ScriptTarget.Latest, true);
  return tree.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name, modifiers }) => name.text.endsWith("Props") && modifiers?.length)
    .flatMap((declaration) => [
      ...declaration.members
        .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
        .map((member) => `${path}: ${declaration.name.text}.${member.name?.getText()}`),
      // What cva infers has no place for a comment: name the variants.
      ...(declaration.heritageClauses?.flatMap(({ types }) => types) ?? [])
        .filter((type) => type.getText().startsWith("VariantProps"))
        .map(() => `${path}: ${declaration.name.text} extends VariantProps`),
    ]);
}
