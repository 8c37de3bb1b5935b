import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { plainText, wordsOf } from "../checks/record/texts.ts";
import { printedFolder } from "../src/assets/index.ts";
import { clinic } from "../src/clinic/index.ts";
import { newsletters } from "../src/newsletters/index.ts";
import { loadContent, recordsOf } from "./load-content.ts";
import { makeNewsletter } from "./newsletter-pdf.ts";

const texts = new Map(
  recordsOf(loadContent(), "newsletters").map(({ value }) => [value.slug, String(value.body)]),
);

async function readPdf(path: string) {
  const loading = getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const pages: string[] = [];
  let tagged = (await document.getMarkInfo())?.Marked === true;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join(""));
    tagged &&= (await page.getStructTree()) !== null;
  }
  await loading.destroy();
  return {
    info: info as { Title?: string; Language?: string },
    text: pages.join("\f"),
    pages: pages.length,
    tagged,
  };
}

describe.each(newsletters.all)("a reader of the newsletter $slug", ({ slug, title, pdf }) => {
  it("finds its whole text, and how to reach the clinic today", async () => {
    const { text } = await readPdf(join(printedFolder, pdf.src));
    const printed = new Set(wordsOf(text.replaceAll("’", "'")));
    expect(
      wordsOf(plainText(texts.get(slug) ?? "").replaceAll("’", "'")).filter((word) => !printed.has(word)),
    ).toEqual([]);
    for (const { phones } of clinic.branches) {
      for (const phone of phones) expect(text.replaceAll(/\s+/g, " ")).toContain(phone);
    }
  });

  it("can follow it with a screen reader, in as many pages as the link says", async () => {
    const { info, pages, tagged } = await readPdf(join(printedFolder, pdf.src));
    expect(info.Title).toContain(title);
    expect(info.Language).toMatch(/^en/);
    expect(tagged).toBe(true);
    expect(pages).toBe(pdf.pages);
  });
});

it("rejects what a newsletter can't contain", async () => {
  const [issue] = newsletters.all;
  if (!issue) throw new Error("There is no newsletter");
  await expect(makeNewsletter(issue, "| a | b |\n| - | - |\n| 1 | 2 |", clinic)).rejects.toThrow('a "table"');
});
