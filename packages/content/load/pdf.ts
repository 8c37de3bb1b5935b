import { readFileSync } from "node:fs";

/**
 * What the build and the checks know about a PDF file.
 * @throws when the file can't be read as PDF
 */
export async function readPdf(file: string) {
  const data = new Uint8Array(readFileSync(file));
  const bytes = data.length;
  // Loaded only where there is a file to read: it takes a fifth of a second.
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const loading = getDocument({ data, verbosity: 0 });
  try {
    const document = await loading.promise;
    const { info } = await document.getMetadata();
    const { Title: title, Language: language } = info as { Title?: string; Language?: string };
    const tagged = (await document.getMarkInfo())?.Marked === true;
    return { pages: document.numPages, bytes, title, language, tagged };
  } finally {
    await loading.destroy();
  }
}
