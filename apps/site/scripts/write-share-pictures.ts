import { globSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { SHARE_DIRECTORY, SHARE_SIZE } from "../app/lib/share-picture";

const sharedPicture = new RegExp(`/${SHARE_DIRECTORY}/([a-z0-9/-]+)\\.jpg`, "g");

/**
 * Makes the pictures that the built pages name for networks and search engines, from the originals.
 *
 * @param clientDirectory the folder of the built site
 * @param originals the folder of the original pictures
 * @throws when a page names a picture that has no original
 */
export async function writeSharePictures(clientDirectory: string, originals: string) {
  const names = new Set<string>();
  for (const file of globSync("**/*.html", { cwd: clientDirectory })) {
    const html = readFileSync(path.join(clientDirectory, file), "utf8");
    for (const [, name = ""] of html.matchAll(sharedPicture)) names.add(name);
  }
  for (const name of names) {
    const [original] = globSync(`${name}.{webp,avif,png,jpg,jpeg}`, { cwd: originals });
    if (!original) throw new Error(`A page is shared with the picture "${name}", which is not an original.`);

    const target = path.join(clientDirectory, SHARE_DIRECTORY, `${name}.jpg`);
    mkdirSync(path.dirname(target), { recursive: true });
    await sharp(path.join(originals, original))
      .resize({ ...SHARE_SIZE, position: "attention" })
      .flatten({ background: "#fbf8f3" })
      .jpeg({ quality: 80, progressive: true })
      .toFile(target);
  }
}
