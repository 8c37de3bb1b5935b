import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import ts from "typescript";
import { describe, expect, it, vi } from "vitest";
import type { Guide } from "./guide";
import { behavioursOf } from "./titles";

// Storybook's testing library defines half of `CSS` in Node, which a component's library then takes for a browser.
vi.hoisted(() => vi.stubGlobal("CSS", { registerProperty: () => undefined }));

interface StoriesFile {
  default: { title: string; tags?: string[]; parameters?: { guide?: Guide } };
  [story: string]: unknown;
}

const source = new URL("../src/", import.meta.url).pathname;
const folders = globSync("{components,blocks}/*", { cwd: source }).sort();
const modules = import.meta.glob<StoriesFile>("../src/{components,blocks}/*/*.stories.tsx", { eager: true });
const titles = Object.values(modules).map((stories) => stories.default.title);

describe.each(folders)("%s", (folder) => {
  const name = basename(folder);
  const stories = modules[`../src/${folder}/${name}.stories.tsx`];
  const { title, tags, parameters } = stories?.default ?? {};
  const guide: Partial<Guide> = parameters?.guide ?? {};

  it("has the files that every folder has, and at most 15", () => {
    for (const file of [`${name}.tsx`, `${name}.stories.tsx`, "index.ts"])
      expect(existsSync(`${source}${folder}/${file}`), file).toBe(true);
    expect(globSync("*", { cwd: source + folder }).length).toBeLessThanOrEqual(15);
  });

  it("has a documentation page with a guide", () => {
    expect(title).toMatch(/^(Components|Blocks)\/\w+$/);
    expect(tags).toContain("autodocs");
    expect(guide.use).toBeDefined();
  });

  it("names stories and pages that exist", () => {
    const { anatomy = "Default", related = [] } = guide;
    const named = [anatomy, ...Object.keys({ ...guide.do, ...guide.dont })];
    expect(named.filter((story) => !stories?.[story])).toEqual([]);
    expect(related).not.toEqual([]);
    expect(related.filter((page) => !titles.includes(page))).toEqual([]);
  });
});

it("describes every component and every prop of our own", () => {
  const files = globSync("{components,blocks}/*/*.tsx", {
    cwd: source,
    exclude: (path) => /\.(stories|test)\.tsx$/.test(String(path)),
  });
  expect(files.flatMap((path) => undescribed(path))).toEqual([]);
});

it("reads titles with those of their groups, and whether the tests hold", () => {
  const source = `
it("says \\"no\\"", () => {});
describe("panels", () => {
  it.each([1, 2])("take %d", () => {});
  it.fails(\`close\`, () => {});
});
test("ends", () => {});`;
  expect(behavioursOf(source)).toEqual([
    { title: 'says "no"', holds: true },
    { title: "panels: take …", holds: true },
    { title: "panels: close", holds: false },
    { title: "ends", holds: true },
  ]);
});

it("leaves no test out of the list of behaviours", () => {
  for (const path of globSync("{components,blocks}/*/*.test.{ts,tsx}", { cwd: source })) {
    const text = readFileSync(source + path, "utf8");
    expect(behavioursOf(text), path).toHaveLength(testCalls(text));
  }
});

/** How many tests a file has. */
function testCalls(text: string) {
  let count = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(it|test)\b/.test(node.expression.getText())) {
      if (ts.isStringLiteralLike(node.arguments[0] ?? node)) count++;
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile("test.tsx", text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return count;
}

/** `file: name` for each exported component, and each member of an exported `…Props`, without a comment. */
function undescribed(path: string): string[] {
  const tree = ts.createSourceFile(path, readFileSync(source + path, "utf8"), ts.ScriptTarget.Latest, true);
  const components = tree.statements
    .filter(ts.isFunctionDeclaration)
    .filter(({ name, modifiers }) => /^[A-Z]/.test(name?.text ?? "") && modifiers?.length)
    .filter((component) => ts.getJSDocCommentsAndTags(component).length === 0)
    .map(({ name }) => `${path}: ${name?.text}`);
  const props = tree.statements
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
  return [...components, ...props];
}
