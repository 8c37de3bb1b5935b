/** Checks that the commands and links of each document lead to something. */
import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

const root = path.resolve(import.meta.dirname, "..");
const documents = globSync(["*.md", "{apps,packages,tools}/*/README.md", "e2e/README.md", "docs/**/*.md"], {
  cwd: root,
});

interface Manifest {
  name: string;
  scripts?: Record<string, string>;
}

const manifests = [
  "package.json",
  ...globSync("{apps,packages,tools}/*/package.json", { cwd: root }),
  "e2e/package.json",
].map((file): Manifest => JSON.parse(readFileSync(path.join(root, file), "utf8")));
const [main] = manifests;

/** npm's own words for a script, such as `npm test`. */
const COMMAND = /\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(test|start)\b)([^\n`#&|]*)/g;

function unknownCommands(text: string) {
  return [...text.matchAll(COMMAND)].flatMap(([command, script, short, rest = ""]) => {
    const [, workspace] = / (?:-w|--workspace)[ =](\S+)/.exec(rest) ?? [];
    const manifest = workspace ? manifests.find(({ name }) => name === workspace) : main;
    return manifest?.scripts?.[script ?? short ?? ""] ? [] : [command.trim()];
  });
}

function deadLinks(file: string, text: string) {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = ""]) => {
    const [target = ""] = link.split("#");
    const isFile = target && !/^[a-z]+:/.test(target);
    return isFile && !existsSync(path.resolve(root, path.dirname(file), decodeURI(target))) ? [link] : [];
  });
}

for (const file of documents) {
  test(`${file} names scripts and files that exist`, () => {
    const text = readFileSync(path.join(root, file), "utf8");
    // Decisions keep the commands of their time.
    const commands = file.startsWith("docs/adr/") ? [] : unknownCommands(text);
    assert.deepEqual([...commands, ...deadLinks(file, text)], []);
  });
}

/** Number of code blocks per language that tests run: those of `tools/package`, and one of `packages/content/readme`. */
const followed = {
  "packages/ui/README.md": { sh: 1, ts: 2, css: 3, tsx: 6 },
  "packages/api-client/README.md": { sh: 1, ts: 3 },
  "packages/content/README.md": { "": 1, sh: 1, ts: 1 },
  "tools/package/README.md": { sh: 2 },
};

for (const name of ["ui", "api-client", "content"]) {
  test(`the README of ${name} has only links that also work where its package is installed`, () => {
    const text = readFileSync(path.join(root, "packages", name, "README.md"), "utf8");
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
    assert.deepEqual(
      links.filter((link) => !/^(https:|#)/.test(link)),
      [],
    );
  });
}

for (const [file, languages] of Object.entries(followed)) {
  test(`${file} has only blocks of code that a test follows`, () => {
    const counts: Record<string, number> = {};
    for (const [, language = ""] of readFileSync(path.join(root, file), "utf8").matchAll(
      /^```(\w*)\n.*?^```$/gms,
    ))
      counts[language] = (counts[language] ?? 0) + 1;
    assert.deepEqual(counts, languages);
  });
}

test("finds a script and a file that don't exist", () => {
  assert.deepEqual(unknownCommands("`npm run visuals` and `npm test -w @clinic/nothing`"), [
    "npm run visuals",
    "npm test -w @clinic/nothing",
  ]);
  assert.deepEqual(deadLinks("README.md", "[how](docs/how.md#now), [why](https://example.com)"), [
    "docs/how.md#now",
  ]);
});
