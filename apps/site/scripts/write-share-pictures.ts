import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { CARD_DIRECTORY, SHARE_DIRECTORY, SHARE_SIZE } from "../app/seo/share-picture";
import { reportProgress } from "./progress.ts";
import { drawCard, makeCard } from "./share-card";

export interface ShareFolders {
  client: string;
  originals: string;
  cache: string;
}

const sharedPicture = new RegExp(`/${SHARE_DIRECTORY}/([a-z0-9/-]+)\\.jpg`, "g");
const sharedCard = new RegExp(
  `<meta property="og:image" content="[^"]+/${CARD_DIRECTORY}/([a-z0-9/-]+)\\.jpg"`,
);

/**
 * Generates the share pictures and cards that the built pages refer to.
 *
 * @throws when a picture has no original, or a page has no main heading
 */
export async function writeSharePictures({ client, originals, cache }: ShareFolders) {
  mkdirSync(cache, { recursive: true });
  const pictures = new Set<string>();
  const pages = globSync("**/*.html", { cwd: client }).sort();
  for (const [index, file] of pages.entries()) {
    reportProgress("Share cards", index + 1, pages.length);
    const html = readFileSync(path.join(client, file), "utf8");
    for (const [, name = ""] of html.matchAll(sharedPicture)) pictures.add(name);

    const address = sharedCard.exec(html)?.[1];
    if (!address) continue;
    const page = path.dirname(file) === "." ? "home" : path.dirname(file);
    const picture = original(address.slice(page.length + 1), originals);
    const words = { title: titleOf(html, file), theme: /data-theme="([\w-]+)"/.exec(html)?.[1] ?? "default" };
    await write(path.join(client, CARD_DIRECTORY, `${address}.jpg`), cache, [drawCard(words), picture], () =>
      makeCard({ ...words, picture }),
    );
  }

  for (const name of pictures) {
    const picture = original(name, originals);
    await write(path.join(client, SHARE_DIRECTORY, `${name}.jpg`), cache, [picture], () =>
      sharp(picture)
        .autoOrient()
        .resize({ ...SHARE_SIZE, position: "attention" })
        .flatten({ background: "#fbf8f3" })
        .jpeg({ quality: 80, progressive: true })
        .toBuffer(),
    );
  }
}

function original(name: string, folder: string) {
  const [file] = globSync(`${name}.{webp,avif,png,jpg,jpeg}`, { cwd: folder });
  if (!file) throw new Error(`A page is shared with the picture "${name}", which is not an original.`);
  return readFileSync(path.join(folder, file));
}

/** Writes the result of `make`, cached by `inputs` and by the source of the scripts. */
async function write(
  target: string,
  cache: string,
  inputs: (string | Buffer)[],
  make: () => Promise<Buffer>,
) {
  const key = inputs.reduce((hash, input) => hash.update(input), createHash("sha256").update(scripts));
  const kept = path.join(cache, key.digest("hex"));
  if (!existsSync(kept)) writeFileSync(kept, await make());
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, readFileSync(kept));
}

/** Part of the cache key, so that a change of the scripts regenerates everything. */
const scripts = ["write-share-pictures.ts", "share-card.ts"]
  .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
  .join("");

function titleOf(html: string, file: string) {
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  if (!heading) throw new Error(`${file} has no main heading for its card.`);
  const text = heading.replaceAll(/<!--.*?-->|<[^>]+>/g, "");
  return Object.entries(entities)
    .reduce((words, [entity, sign]) => words.replaceAll(entity, sign), text)
    .trim();
}

/** The entities that React escapes. The ampersand comes last, so that nothing is unescaped twice. */
const entities = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };
