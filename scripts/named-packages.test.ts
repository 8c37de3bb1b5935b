/**
 * Checks that the packages named in the client's design card are in use: shipped to visitors or run by a script, not
 * just listed in a package.json.
 */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import ts from "typescript";

const root = new URL("..", import.meta.url).pathname;
const read = (file: string) => readFileSync(root + file, "utf8");
const readAll = (...patterns: string[]) => globSync(patterns, { cwd: root }).map(read);

/** Code that ships to visitors. Knip checks that each of these files is itself used. */
const shipped = globSync(
  [
    "packages/ui/src/{components,blocks}/*/*.{ts,tsx}",
    "packages/api-client/src/**/*.ts",
    "apps/site/app/**/*.{ts,tsx}",
  ],
  { cwd: root, exclude: (path) => /\.(stories|test|fixture)\.tsx?$/.test(String(path)) },
);
const shippedCode = shipped.map(read);

const scripts = readAll("package.json", "{apps,packages}/*/package.json").flatMap((manifest) =>
  Object.values<string>(JSON.parse(manifest).scripts ?? {}),
);
const configurations = readAll(
  "apps/storybook/.storybook/main.ts",
  "apps/*/vite.config.ts",
  "apps/storybook/chromatic.ts",
);
const stylesheets = readAll("apps/site/app/styles/*.css");

for (const name of [
  "react",
  "react-dom",
  "react-router-dom",
  "@radix-ui/react-accordion",
  "@radix-ui/react-tabs",
  "@radix-ui/react-dialog",
  "embla-carousel-react",
  "react-hook-form",
  "zod",
  "ky",
])
  test(`${name} is imported by code that ships`, () =>
    assert.ok(shippedCode.some((code) => code.includes(name) && importedPackages(code).includes(name))));

test("tailwindcss is imported by the site's stylesheet", () =>
  assert.ok(stylesheets.some((css) => /^@import "tailwindcss"/m.test(css))));

for (const name of ["@storybook/react-vite", "vite", "chromatic"])
  test(`${name} is named by a configuration`, () =>
    assert.ok(configurations.some((code) => new RegExp(`"${name}["/]`).test(code))));

for (const [name, command] of [
  ["storybook", "storybook build"],
  ["vitest", "vitest run"],
  ["turbo", "turbo run"],
  ["typescript", "tsc"],
] as const)
  test(`${name} is run by a script`, () =>
    assert.ok(scripts.some((script) => script.split(/ ?&& ?/).some((part) => part.startsWith(command)))));

/** Compiles first, so that type-only imports do not count. */
function importedPackages(code: string) {
  const compiled = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.Preserve },
  });
  return ts.preProcessFile(compiled.outputText).importedFiles.map(({ fileName }) =>
    fileName
      .split("/")
      .slice(0, fileName.startsWith("@") ? 2 : 1)
      .join("/"),
  );
}
