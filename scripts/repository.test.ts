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

/** The files and packages that some files import. */
const importsIn = (...patterns: string[]) => {
  const imports = matchesIn(find(...patterns), /(?:from|import)\s*\(?\s*"([^"]+)"/g);
  assert.ok(imports.length > 0, `${patterns} import nothing`);
  return imports;
};

test("components of the library import no block", () => {
  const imports = importsIn("packages/ui/src/{components,styles}/**/*.{ts,tsx}");
  assert.deepEqual(
    imports.filter(({ match }) => match.includes("/blocks/")),
    [],
  );
});

test("styles name parts that the library has", () => {
  const parts = matchesIn(find("packages/ui/src/**/*.tsx"), /data-slot="([a-z-]+)"/g).map(
    ({ match }) => match,
  );
  const named = matchesIn(find("apps/**/app/**/*.css", "packages/ui/src/**/*.css"), /data-slot="([a-z-]+)"/g);
  assert.ok(named.length > 0);
  assert.deepEqual(
    named.filter(({ match }) => !parts.includes(match)),
    [],
  );
});

test("packages import no app and no tool", () => {
  const imports = importsIn("packages/**/*.{ts,tsx}");
  assert.deepEqual(
    imports.filter(({ match }) =>
      /(?:^|\/)(?:apps|tools)\/|^@clinic\/(?:api|art|editor|site|storybook)(?:\/|$)/.test(match),
    ),
    [],
  );
});

test("only the schemas of the API client spell the wire's names", () => {
  const files = find("{apps,packages}/*/{app,bench,server,src}/**/*.{ts,tsx}");
  assert.ok(files.length > 0);
  const spelled = matchesIn(
    files.filter((file) => !/\.test\.tsx?$/.test(file)),
    /\b(full_name|phone_number|phoneNumber|email_address|emailAddress|jobDepartment|recaptchaValue|cateogry)\b/g,
  ).map(({ file }) => file);
  assert.deepEqual([...new Set(spelled)].sort(), [
    "packages/api-client/src/schemas/blog.ts",
    "packages/api-client/src/schemas/wire.ts",
  ]);
});

// Each folder may import those after it.
for (const [room, order] of [
  ["apps/site/app", ["root", "pages", "layout", "articles", "forms", "search", "hydration", "connection"]],
  ["packages/content", ["build", "pages", "load", "src"]],
] as const) {
  test(`no import runs back up inside ${room}`, () => {
    for (const [place, folder] of order.entries()) {
      if (folder === "root") continue;
      const before = new RegExp(`^(?:\\.\\./)+(?:${order.slice(0, place).join("|") || "-"})(?:/|$)`);
      assert.deepEqual(
        importsIn(`${room}/${folder}/**/*.{ts,tsx}`).filter(
          ({ file, match }) => before.test(match) && !file.includes(".test."),
        ),
        [],
      );
    }
  });
}

test("scripts run in a folder with a space and an accent in its name", () => {
  const scripts = find(
    "scripts/*.ts",
    "{apps,packages,tools}/*/{scripts,server,src,bench,test}/**/*.ts",
    "e2e/**/*.ts",
  );
  assert.deepEqual(matchesIn(scripts, /(new URL\("[^"]*", import\.meta\.url\)\.pathname)/g), []);
});
