import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { assetsFolder } from "../../src/assets/index.ts";
import type { Newsletter } from "../../src/newsletters/schema.ts";
import type { Finding } from "../finding.ts";

/** What a PDF says about itself. */
export interface PdfFacts {
  pages: number;
  bytes: number;
  title: string | undefined;
  language: string | undefined;
  /** Whether the file has a structure that a screen reader can follow on every page. */
  tagged: boolean;
  /** Words of text that can be selected and read aloud. */
  words: number;
}

/** Reads a PDF below `assets/`. */
export async function readPdf(src: string): Promise<PdfFacts> {
  const path = join(assetsFolder, src);
  const loading = getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const facts = info as { Title?: string; Language?: string };
  const mark = await document.getMarkInfo();
  let words = 0;
  let structured = true;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    const text = content.items.map((item) => ("str" in item ? item.str : "")).join(" ");
    words += text.split(/\s+/).filter((word) => word !== "").length;
    structured &&= (await page.getStructTree()) !== null;
  }
  const pages = document.numPages;
  await loading.destroy();
  return {
    pages,
    bytes: statSync(path).size,
    title: facts.Title,
    language: facts.Language,
    tagged: mark?.Marked === true && structured,
    words,
  };
}

/** Compares a newsletter's record with its PDF, and checks that the PDF is accessible. */
export function compareWithPdf({ slug, title, pdf }: Newsletter, facts: PdfFacts): Finding[] {
  const finding = (field: string, problem: string, remedy: string): Finding => ({
    file: "src/newsletters/index.ts",
    field: `${slug}.${field}`,
    problem,
    remedy,
  });
  const remake = "Run npm run newsletters -w @clinic/content";
  return [
    facts.pages === pdf.pages
      ? []
      : finding("pdf.pages", `The file has ${facts.pages} pages, not ${pdf.pages}`, `Write ${facts.pages}`),
    facts.bytes === pdf.bytes
      ? []
      : finding("pdf.bytes", `The file has ${facts.bytes} bytes, not ${pdf.bytes}`, `Write ${facts.bytes}`),
    facts.pages >= 2 && facts.pages <= 4
      ? []
      : finding("pdf.src", "An issue has two to four pages", "Shorten or lengthen its text"),
    facts.title?.includes(title) ? [] : finding("title", "The file has another title", remake),
    facts.language?.startsWith("en") ? [] : finding("pdf.src", "The file doesn't name its language", remake),
    facts.tagged ? [] : finding("pdf.src", "The file has no structure for screen readers", remake),
    facts.words >= 300
      ? []
      : finding("pdf.src", "The file has hardly any text that can be read aloud", remake),
  ].flat();
}
