import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

const root = path.resolve(import.meta.dirname, "..");
const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => path.basename(name) === "node_modules" });
/** What the first group of a pattern matches in each file. */
const matchesIn = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(path.join(root, file), "utf8").matchAll(pattern)].map(([, match = ""]) => ({
      file,
      match,
    })),
  );

test("relative links in documents lead to files", () => {
  const links = matchesIn(
    find("*.md", "docs/**/*.md", "{apps,packages,tools,e2e}/**/README.md"),
    /\]\((?![a-z]+:|#)([^)\s#]+)/g,
  );
  const isBroken = ({ file, match }: (typeof links)[number]) =>
    !existsSync(path.join(root, path.dirname(file), decodeURI(match)));
  assert.deepEqual(links.filter(isBroken), []);
});

test("components of the library import no block", () => {
  // The type of a whole catalogue is made of every block's messages.
  const sources = find("packages/ui/src/{components,styles}/**/*.{ts,tsx}").filter(
    (file) => !file.endsWith("i18n-provider/messages.ts"),
  );
  const imports = matchesIn(sources, /(?:from|import)\s*\(?\s*"([^"]+)"/g);
  assert.ok(imports.length > 100);
  assert.deepEqual(
    imports.filter(({ match }) => match.includes("/blocks/")),
    [],
  );
});

test("scripts run in a folder with a space and an accent in its name", () => {
  const scripts = find(
    "scripts/*.ts",
    "{apps,packages,tools}/*/{scripts,server,src,bench,test}/**/*.ts",
    "e2e/**/*.ts",
  );
  assert.deepEqual(matchesIn(scripts, /(new URL\("[^"]*", import\.meta\.url\)\.pathname)/g), []);
});
