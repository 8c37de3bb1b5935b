import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Content } from "../../load/load-content.ts";
import { readPdf } from "../../load/pdf.ts";
import { isPicture, MAX_ORIGINAL_BYTES, MAX_PDF_BYTES, MIN_ORIGINAL_SIDE } from "../../src/assets/index.ts";
import type { Finding } from "../finding.ts";
import { namedFiles } from "./used.ts";

type Problem = Pick<Finding, "problem" | "remedy">;

/** Every picture and PDF file below `assets/` can be opened, is small, and is what it should be. */
export async function checkFileContents({ sources, assets, folder }: Content): Promise<Finding[]> {
  const named = namedFiles(sources);
  const findings = assets.map(async (asset) => {
    const found = await examine(join(folder, "assets", asset));
    if (!found) return [];
    const { problem, remedy } = found;
    const users = named.flatMap(({ src, ...place }) => (src === asset ? [place] : []));
    const places = users.length > 0 ? users : [{ file: `assets/${asset}`, field: "" }];
    return places.map((place) => ({ ...place, problem: `assets/${asset} ${problem}`, remedy }));
  });
  return (await Promise.all(findings)).flat();
}

/** What is wrong with a picture or a PDF file, to be said after its name. */
export async function examine(file: string): Promise<Problem | undefined> {
  try {
    if (isPicture(file)) return await examinePicture(file);
    return file.endsWith(".pdf") ? await examinePdf(file) : undefined;
  } catch {
    const [what, how = ""] = isPicture(file) ? ["a picture"] : ["a PDF file", ", without a password"];
    return { problem: `can't be opened as ${what}`, remedy: `Save it again as ${what}${how}` };
  }
}

async function examinePicture(file: string): Promise<Problem | undefined> {
  const remedy = "Run npm run pictures:shrink -w @clinic/content";
  const { exif, xmp, iptc, space, width, height } = await sharp(file).metadata();
  // Only a decode finds a truncated file. To a few pixels, it takes less than half of the time.
  await sharp(file).resize(16).raw().toBuffer();
  if (exif || xmp || iptc) return { problem: "says more than what is seen (metadata)", remedy };
  if (space === "cmyk") return { problem: "is in colours for print (CMYK)", remedy };
  const { size } = statSync(file);
  if (size > MAX_ORIGINAL_BYTES)
    return { problem: `holds ${size} bytes, more than ${MAX_ORIGINAL_BYTES}`, remedy };
  if (Math.max(width, height) >= MIN_ORIGINAL_SIDE) return undefined;
  const larger = `Choose one with ${MIN_ORIGINAL_SIDE} or more on its longer side`;
  return { problem: `is too small: ${width} × ${height} pixels`, remedy: larger };
}

async function examinePdf(file: string): Promise<Problem | undefined> {
  const { bytes, title, language, tagged } = await readPdf(file);
  if (bytes > MAX_PDF_BYTES) {
    const remedy = "Export it for the web, with smaller pictures";
    return { problem: `has ${Math.ceil(bytes / 1e5) / 10} MB, more than ${MAX_PDF_BYTES / 1e6}`, remedy };
  }
  if (tagged && title && language) return undefined;
  const missing = [!tagged && "tags", !title && "a title", !language && "a language"].filter(Boolean);
  const remedy = "Export it again with “Accessible PDF” or “Document structure tags” switched on";
  return { problem: `lacks ${missing.join(" and ")}, so that screen readers read it badly`, remedy };
}
