import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { Content } from "../load/load-content.ts";
import { readPdf } from "../load/pdf.ts";
import type { FileManifest, PdfFacts } from "../src/assets/built.ts";
import { copyAsset } from "./copy-asset.ts";
import type { PictureFolders } from "./pictures.ts";

/** Copies films and PDF files, under a name that says their content. */
export function buildFiles(
  { assets: names, dropped }: Content,
  { assets, target }: PictureFolders,
): FileManifest {
  return Object.fromEntries(
    names
      .filter((src) => /\.(?:mp4|webm|pdf)$/.test(src))
      .map((src) => {
        const file = dropped?.get(src) ?? join(assets, src);
        const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
        const name = `${basename(src, extname(src))}-${hash}${extname(src)}`;
        copyAsset(file, target, name);
        return [src, `/assets/${name}`];
      }),
  );
}

/** What pages say about each PDF file, by its path below `assets/`. */
export async function describePdfs({ assets: names, dropped }: Content, assets: string) {
  const pdfs = names
    .filter((src) => src.endsWith(".pdf"))
    .map(async (src): Promise<[string, PdfFacts]> => {
      const { bytes, pages } = await readPdf(dropped?.get(src) ?? join(assets, src));
      return [src, { bytes, pages }];
    });
  return Object.fromEntries(await Promise.all(pdfs));
}
