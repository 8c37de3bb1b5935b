import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isPicture } from "@clinic/content/assets";
import { writeWhole } from "@clinic/content/build/write-whole";
import { examine } from "@clinic/content/checks/files/contents";
import { listAssets } from "@clinic/content/load/load-content";
import { shrinkPicture } from "@clinic/content/pictures";
import { addressOf } from "@clinic/content/slug";
import sharp from "sharp";

const extensions: Record<string, string> = { jpeg: "jpg", png: "png", webp: "webp", heif: "avif" };

/** Where pictures and PDF files wait until the form is saved that they were dropped on, also if the server ends. */
export const droppedFolder = (folder: string) => join(folder, "node_modules/.cache/dropped");

/** The files that wait, by the path below `assets/` that they will have. */
export function droppedFiles(folder: string): Map<string, string> {
  const dropped = droppedFolder(folder);
  mkdirSync(dropped, { recursive: true });
  return new Map(listAssets(dropped).map((src) => [src, join(dropped, src)]));
}

/** Moves those files to the originals that a saved text names. */
export function saveDropped(folder: string, text: string) {
  for (const [src, file] of droppedFiles(folder)) {
    if (!text.includes(src)) continue;
    mkdirSync(dirname(join(folder, "assets", src)), { recursive: true });
    renameSync(file, join(folder, "assets", src));
  }
}

/** Prepares a newsletter, or a photograph upright, small and without metadata; or throws why not, for the editor. */
export async function addFile(folder: string, kind: string, name: string, bytes: Buffer) {
  // Only a full decode finds a truncated file.
  const whole = kind !== "pdf" && bytes.length > 0 ? sharp(bytes).stats() : undefined;
  const { format = "" } = (await whole?.then(() => sharp(bytes).metadata()).catch(() => undefined)) ?? {};
  const extension = kind === "pdf" ? "pdf" : extensions[format];
  if (!extension)
    throw new Error("This file can't be read as a picture. Save it as JPEG, PNG or WebP, and try again.");
  const dropped = droppedFolder(folder);
  const base = addressOf(name.replace(/\.\w+$/, "").replaceAll("_", "-"));
  // Of its own: another one of the same name may be in the making.
  const file = join(dropped, `${base}.${crypto.randomUUID()}.${extension}`);
  try {
    writeWhole(file, bytes);
    if (isPicture(file)) await shrinkPicture(file);
    const found = await examine(file);
    if (found) throw new Error(`This file ${found.problem}. ${found.remedy}.`);
    const made = readFileSync(file);
    const isOther = (at: string) => existsSync(at) && !made.equals(readFileSync(at));
    const isTaken = (src: string) => [join(folder, "assets"), dropped].some((at) => isOther(join(at, src)));
    let src = `${base}.${extension}`;
    for (let number = 2; isTaken(src); number++) src = `${base}-${number}.${extension}`;
    renameSync(file, join(dropped, src));
    const size = `${Math.ceil(made.length / 1000)} kB`;
    if (!isPicture(src)) return { src, says: `Ready: ${size}.` };
    const { width, height } = await sharp(made).metadata();
    const sides = `${width.toLocaleString("en")} × ${height.toLocaleString("en")}`;
    return { src, says: `Ready: ${sides} pixels, ${size}, without the data of the camera.` };
  } catch (error) {
    rmSync(file, { force: true });
    // Whoever dropped it doesn't know the file by the name that it has here.
    throw new Error((error as Error).message.replace(file, "This picture"));
  }
}
