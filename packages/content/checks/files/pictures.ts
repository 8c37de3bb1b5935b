import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Content } from "../../load/load-content.ts";
import { isPicture, MAX_ORIGINAL_BYTES } from "../../src/assets/index.ts";
import type { Finding } from "../finding.ts";
import { namedFiles } from "./used.ts";

/** Total size of the files below `assets/`. */
const MAX_TOTAL_BYTES = 30_000_000;

/** No two files are the same picture: two cases would show the same mouth. */
export function checkPicturesDiffer({ assets }: Content, folder: string): Finding[] {
  const seen = new Map<string, string>();
  const findings: Finding[] = [];
  for (const asset of assets) {
    const sum = createHash("sha256")
      .update(readFileSync(join(folder, asset)))
      .digest("hex");
    const first = seen.get(sum);
    seen.set(sum, first ?? asset);
    if (!first) continue;
    findings.push({
      file: `assets/${asset}`,
      field: "",
      problem: `It is the same picture as assets/${first}`,
      remedy: "Put the picture there that belongs there, or name the other in the record",
    });
  }
  return findings;
}

/** Every picture decodes completely, is small and carries no metadata. */
export async function checkPictures({ sources, assets }: Content, folder: string): Promise<Finding[]> {
  const pictures = assets.filter(isPicture);
  const findings = await Promise.all(
    pictures.map(async (asset) => {
      const found = await examine(join(folder, asset));
      if (!found) return [];
      const users = namedFiles(sources).filter(({ src }) => src === asset);
      const places = users.length > 0 ? users : [{ file: `assets/${asset}`, field: "" }];
      return places.map(({ src: _, ...place }: { src?: string; file: string; field: string }) => ({
        ...place,
        problem: `The picture assets/${asset} ${found.problem}`,
        remedy: found.remedy,
      }));
    }),
  );
  const total = assets.reduce((sum, asset) => sum + statSync(join(folder, asset)).size, 0);
  if (total <= MAX_TOTAL_BYTES) return findings.flat();
  const problem = `All files together hold ${megabytes(total)}, more than ${megabytes(MAX_TOTAL_BYTES)}`;
  return [...findings.flat(), { file: "assets", field: "", problem, remedy: shrink }];
}

const shrink = "Run npm run pictures:shrink -w @clinic/content";

/** What is wrong with one picture, and how to fix it. */
async function examine(file: string) {
  try {
    const { exif, xmp, iptc } = await sharp(file).metadata();
    // Only a full decode finds a truncated file.
    await sharp(file).raw().toBuffer();
    if (exif || xmp || iptc) return { problem: "says more than what is seen (metadata)", remedy: shrink };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return { problem: `can't be read (${reason})`, remedy: "Put a whole file in its place" };
  }
  const { size } = statSync(file);
  if (size <= MAX_ORIGINAL_BYTES) return undefined;
  return { problem: `holds ${size} bytes, more than ${MAX_ORIGINAL_BYTES}`, remedy: shrink };
}

function megabytes(bytes: number) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
