import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { newsletterText } from "../checks/content.ts";
import { plainText, wordsOf } from "../checks/walk.ts";
import { assetsFolder } from "../src/assets/index.ts";
import { newsletters } from "../src/newsletters/index.ts";
import { renderMarkdown } from "./article-source.ts";
import { makeNewsletter } from "./newsletter-pdf.ts";

async function textOfPdf(data: Uint8Array): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(data), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join(""));
  }
  await loading.destroy();
  return pages.join("\f");
}

describe.each(newsletters.all)("the newsletter $slug", (issue) => {
  it("contains the text it is made from", async () => {
    const { pdf } = await makeNewsletter(issue, newsletterText(issue.slug));
    const printed = new Set(wordsOf((await textOfPdf(pdf)).replaceAll("’", "'")));
    const missing = wordsOf(plainText(renderMarkdown(newsletterText(issue.slug)))).filter(
      (word) => !printed.has(word),
    );
    expect(missing).toEqual([]);
  });

  it("is up to date with its text", async () => {
    // Not compared byte by byte: compression differs from one processor to the next.
    const { pdf } = await makeNewsletter(issue, newsletterText(issue.slug));
    const stored = readFileSync(join(assetsFolder, issue.pdf.src));
    expect(await textOfPdf(stored)).toBe(await textOfPdf(pdf));
  });
});

it("an editor is told what a newsletter can't contain", async () => {
  const [issue] = newsletters.all;
  if (!issue) throw new Error("There is no newsletter");
  await expect(makeNewsletter(issue, "| a | b |\n| - | - |\n| 1 | 2 |")).rejects.toThrow('a "table"');
});
