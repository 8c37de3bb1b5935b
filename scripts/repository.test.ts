import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

const root = path.resolve(import.meta.dirname, "..");

/** What the first group of a pattern matches, as `file: match`; at least one file is read. */
function matchesIn(patterns: string[], pattern: RegExp, exclude = /\.test\./) {
  const files = globSync(patterns, { cwd: root, exclude: (name) => path.basename(name) === "node_modules" });
  assert.ok(files.length > 0, `${patterns} match no file`);
  return files
    .filter((file) => !exclude.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), "utf8").matchAll(pattern)].map(([, match = ""]) => ({
        file,
        match,
      })),
    );
}

test("relative links in documents lead to files", () => {
  const links = matchesIn(
    ["*.md", "docs/**/*.md", "{apps,packages,tools,e2e}/**/README.md"],
    /\]\((?![a-z]+:|#)([^)\s#]+)/g,
  );
  const leadsNowhere = ({ file, match }: (typeof links)[number]) =>
    !existsSync(path.join(root, path.dirname(file), decodeURI(match)));
  assert.deepEqual(links.filter(leadsNowhere), []);
});

test("styles name parts that the library has", () => {
  const slot = /data-slot="([a-z-]+)"/g;
  const parts = new Set(matchesIn(["packages/ui/src/**/*.tsx"], slot, /^$/).map(({ match }) => match));
  const named = matchesIn(["apps/**/app/**/*.css", "packages/ui/src/**/*.css"], slot);
  assert.ok(named.length > 0);
  assert.deepEqual(
    named.filter(({ match }) => !parts.has(match)),
    [],
  );
});

test("only the schemas of the API client spell the wire's names", () => {
  const names =
    /\b(full_name|phone_number|phoneNumber|email_address|emailAddress|jobDepartment|recaptchaValue|cateogry)\b/g;
  const spelled = matchesIn(["{apps,packages}/*/{app,bench,server,src}/**/*.{ts,tsx}"], names);
  assert.deepEqual([...new Set(spelled.map(({ file }) => file))].sort(), [
    "packages/api-client/src/schemas/blog.ts",
    "packages/api-client/src/schemas/wire.ts",
  ]);
});

// Each folder may import those after it.
const rooms: [room: string, order: string[], exclude?: RegExp][] = [
  ["apps/site/app", ["pages", "layout", "articles", "forms", "search", "hydration", "connection"]],
  ["packages/ui/src", ["blocks", "{components,styles}"], /^$/],
  ["packages/content", ["build", "pages", "load", "src"]],
];
for (const [room, order, exclude] of rooms) {
  test(`no import runs back up inside ${room}`, () => {
    for (const [place, folder] of order.entries()) {
      const before = ["root", ...order.slice(0, place)].join("|");
      const upwards = new RegExp(`(?:from|import)\\s*\\(?\\s*"((?:\\.\\./)+(?:${before})(?:/[^"]*)?)"`, "g");
      assert.deepEqual(matchesIn([`${room}/${folder}/**/*.{ts,tsx}`], upwards, exclude), []);
    }
  });
}

test("scripts run in a folder with a space and an accent in its name", () => {
  const scripts = [
    "scripts/*.ts",
    "{apps,packages,tools}/*/{scripts,server,src,bench,test}/**/*.ts",
    "e2e/**/*.ts",
  ];
  assert.deepEqual(matchesIn(scripts, /(new URL\("[^"]*", import\.meta\.url\)\.pathname)/g, /^$/), []);
});
