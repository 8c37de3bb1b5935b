import { join } from "node:path";
import type { Content } from "../load/load-content.ts";
import { contentFolder } from "../src/assets/index.ts";
import { loadSpeller } from "./dictionary.ts";
import { checkPictures, checkPicturesDiffer } from "./files/pictures.ts";
import type { Finding } from "./finding.ts";
import { checkContent } from "./index.ts";

export interface FindMistakesOptions {
  /** Whether to open pictures as well, which takes a while. */
  files: boolean;
  folder?: string;
}

export async function findMistakes(
  content: Content,
  { files, folder = contentFolder }: FindMistakesOptions,
): Promise<Finding[]> {
  const findings = checkContent(content, loadSpeller(folder));
  if (!files) return findings;
  const assets = join(folder, "assets");
  return [...findings, ...checkPicturesDiffer(content, assets), ...(await checkPictures(content, assets))];
}
