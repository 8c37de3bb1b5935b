import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const folder = new URL("..", import.meta.url).pathname;

/** The file that the README adds; load/load-content.test.ts adds it as well. */
const [, added = ""] = /such as `(data\/dentists\/en\/[\w-]+\.yaml)`/.exec(readme) ?? [];

const missing = (patterns: string[]) =>
  patterns.filter((pattern) => globSync(pattern.replace(/\/$/, ""), { cwd: folder }).length === 0);

it("names files and folders that exist, in its tree of them", () => {
  const [, tree = ""] = /^```\n(.*?)^```/ms.exec(readme) ?? [];
  const paths = tree
    .trim()
    .split("\n")
    .map((line) => line.split(" ")[0] as string);
  expect(paths).toContain("load/");
  expect(missing(paths.map((path) => path.replaceAll(/<\w+>/g, "*")))).toEqual([]);
});

it("names data and pictures that exist, in its text", () => {
  const named = [...readme.matchAll(/`((?:data|assets)\/[\w/.-]+)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(20);
  // Editors may add or remove records, but not folders or pages.
  const records = named.map((path) =>
    path.replace(/(?<=^data\/(?!pages|settings)[\w-]+\/en\/|^assets\/.*\/)[^/]+$/, "*"),
  );
  expect(missing(records)).toEqual([]);
  expect(named).toContain(added);
});
