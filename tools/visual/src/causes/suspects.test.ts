import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { git } from "../checkout.ts";
import { findSuspects } from "./suspects.ts";

const components = "packages/ui/src/components";
const stories = new Map([
  ["badge.png", "badge--default"],
  ["button.png", "button--default"],
  ["home.png", "home--default"],
]);

let repository: string;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), "visual-test-"));
  execFileSync("git", ["init", "--quiet"], { cwd: repository });
  git(repository, "config", "user.name", "A designer");
  git(repository, "config", "user.email", "designer@example.com");
  write({
    [`${components}/badge/badge.tsx`]: 'className="bg-warning-soft text-ink"',
    [`${components}/button/button.tsx`]: 'className="bg-primary text-ink"',
    "packages/ui/src/styles/base.css": "body { color: var(--color-ink); }",
    "packages/content/data/pages/en/home.yaml": "title: Home",
    ".gitignore": "before\nafter",
  });
  git(repository, "add", ".");
  git(repository, "commit", "--quiet", "--message", "Draw a badge and a button");
  build("before", ":root{--color-warning-soft:#fff0d0;--color-ink:#111;--tw-ring:0}");
  build("after", ":root{--color-warning-soft:#fff0d0;--color-ink:#111;--tw-ring:0}");
});

afterEach(() => rmSync(repository, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), text);
  }
}

/** The parts of a built Storybook with three stories that suspects are found from. */
function build(folder: string, css: string) {
  const entries = Object.fromEntries(
    ["badge", "button", "home"].map((name) => {
      const importPath = `../../${components}/${name}/${name}.stories.tsx`;
      return [`${name}--default`, { id: `${name}--default`, type: "story", importPath }];
    }),
  );
  const module = (file: string, ...importers: string[]) => ({
    name: `./../../${file}`,
    reasons: importers.map((importer) => ({ moduleName: `./../../${importer}` })),
  });
  const modules = ["badge", "button"].map((name) =>
    module(`${components}/${name}/${name}.tsx`, `${components}/${name}/${name}.stories.tsx`),
  );
  const home = `${components}/home/home.stories.tsx`;
  modules.push(module("packages/content/dist/en/pages/home.json", home));
  modules.push(module(`${components}/button/button.tsx`, home));
  write({
    [`${folder}/index.json`]: JSON.stringify({ entries }),
    [`${folder}/preview-stats.json`]: JSON.stringify({ modules }),
    [`${folder}/assets/iframe.css`]: css,
  });
}

const find = (before = stories) =>
  findSuspects(
    repository,
    { storybook: join(repository, "before"), stories: before },
    { storybook: join(repository, "after"), stories },
    "HEAD",
  ).map(({ name, pictures }) => [name, [...pictures].sort()]);

it("suspects a changed file in the pictures of stories that import it, directly or not", () => {
  write({ [`${components}/button/button.tsx`]: 'className="bg-primary text-ink px-4"' });
  expect(find()).toEqual([[`${components}/button/button.tsx`, ["button.png", "home.png"]]]);
});

it("suspects a record in the pages that are built from it", () => {
  write({ "packages/content/data/pages/en/home.yaml": "title: Welcome" });
  expect(find()).toEqual([["packages/content/data/pages/en/home.yaml", ["home.png"]]]);
});

it("suspects a global stylesheet in every picture, and a test in none", () => {
  write({
    "packages/ui/src/styles/base.css": "body { color: black; }",
    [`${components}/badge/badge.test.tsx`]: "expect(badge)",
  });
  expect(find()).toEqual([["packages/ui/src/styles/base.css", ["badge.png", "button.png", "home.png"]]]);
});

it("suspects a changed token where a source mentions it, in pictures of both sides", () => {
  build("after", ":root{--color-warning-soft:#f0e0c0;--color-ink:#222;--tw-ring:1}");
  expect(find()).toEqual([
    ["--color-warning-soft: #fff0d0 → #f0e0c0", ["badge.png"]],
    ["--color-ink: #111 → #222", ["badge.png", "button.png", "home.png"]],
  ]);
  expect(find(new Map([["button.png", "button--default"]]))).toEqual([
    ["--color-warning-soft: #fff0d0 → #f0e0c0", []],
    ["--color-ink: #111 → #222", ["button.png"]],
  ]);
});

it("names the value of the theme that differs", () => {
  build("before", ":root{--color-ink:#111}[data-theme=dark]{--color-ink:#eee}");
  build("after", ":root{--color-ink:#111}[data-theme=dark]{--color-ink:#fff}");
  expect(find().map(([name]) => name)).toEqual(["--color-ink: #eee → #fff"]);
});
