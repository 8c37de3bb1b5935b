import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { compare } from "../compare.ts";
import { reportPage } from "./page.ts";
import { picturesOf } from "./pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "visual-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Pictures of one pixel. */
const colours = {
  black: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgAB5Sfe/AAAAABJRU5ErkJggg==",
  white: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAHLCMmQAAAABJRU5ErkJggg==",
};

function draw(side: "before" | "after", pictures: Record<string, keyof typeof colours>) {
  for (const [file, colour] of Object.entries(pictures)) {
    mkdirSync(dirname(join(folder, side, file)), { recursive: true });
    writeFileSync(join(folder, side, file), Buffer.from(colours[colour], "base64"));
  }
}

const badge = (mode: string) => `Components/Badge/warning.${mode}.png`;
const home = "Pages/Home & more/default.390.png";

draw("before", { [badge("1440")]: "black", [badge("390")]: "white", "Blocks/Old/default.390.png": "white" });
draw("after", { [badge("1440")]: "black", [badge("390")]: "black", [home]: "white" });
const comparison = await compare(folder);
const cause = { names: ["--color-<ink>: #000 → #fff"], different: [badge("390")], reach: 2 };
const pictures = picturesOf(comparison, [cause]);
const page = reportPage({ base: "ee9027c Say more", pictures });
const [head = "", list = ""] = page.split("<nav");

it("puts what differs first, then what is the same, each by component", () => {
  expect(pictures.map(({ kind, component, story, mode }) => [kind, component, story, mode])).toEqual([
    ["gone", "Blocks/Old", "default", "390"],
    ["changed", "Components/Badge", "warning", "390"],
    ["new", "Pages/Home & more", "default", "390"],
    ["same", "Components/Badge", "warning", "1440"],
  ]);
});

it("shows each picture with those of its sides that exist", () => {
  const sources = [...head.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
  expect(sources).toEqual([
    "before/Blocks/Old/default.390.png",
    ...["before", "after", "difference"].map((side) => `${side}/${badge("390")}`),
    "after/Pages/Home%20%26%20more/default.390.png",
    `after/${badge("1440")}`,
  ]);
});

it("groups what differs by component, and by likely cause with its evidence", () => {
  const headings = [...list.matchAll(/<h[34]>(.*?)<\/h[34]>/g)].map(([, heading]) => heading);
  expect(headings).toEqual([
    "Blocks/Old <small>1</small>",
    "Components/Badge <small>1</small>",
    "Pages/Home &amp; more <small>1</small>",
    ...["No change in the repository explains it", "Blocks/Old", "Pages/Home &amp; more"],
    ...["<code>--color-&lt;ink>: #000 → #fff</code>", "Components/Badge"],
    "Components/Badge <small>1</small>",
  ]);
  expect(head).toContain("1 of the 2 pictures that it can change differs.");
});

it("says what was compared, and requests nothing from other hosts", () => {
  expect(head).toContain("1 changed, 1 new, 1 gone, 1 same. Before: ee9027c Say more");
  expect(page).not.toMatch(/https?:/);
});
