import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { reportProgress } from "@clinic/content/build/progress";
import type { SharedPictures } from "@clinic/content/build/shared-pictures";
import sharp from "sharp";
import { CARD_SIZE, colourOf, drawCard, makeCard } from "./share-card.ts";

export interface ShareFolders {
  client: string;
  originals: string;
  cache: string;
}

/** Draws the cards and pictures that content lists for social networks and search engines. */
export async function writeSharePictures(
  { cards, pictures }: SharedPictures,
  { client, originals, cache }: ShareFolders,
) {
  mkdirSync(cache, { recursive: true });
  /** Writes the result of `make`, cached by its inputs and by the source of the scripts. */
  const write = async (target: string, inputs: (string | Buffer)[], make: () => Promise<Buffer>) => {
    const key = inputs.reduce((hash, input) => hash.update(input), createHash("sha256").update(scripts));
    const kept = path.join(cache, key.digest("hex"));
    if (!existsSync(kept)) writeFileSync(kept, await make());
    const file = path.join(client, target);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, readFileSync(kept));
  };

  for (const [index, { path: target, picture: src, ...words }] of cards.entries()) {
    reportProgress("Share cards", index + 1, cards.length);
    const picture = readFileSync(path.join(originals, src));
    const drawing = drawCard(words);
    await write(target, [drawing, picture], () => makeCard(drawing, picture, words.theme));
  }
  for (const { path: target, picture: src } of pictures) {
    const picture = readFileSync(path.join(originals, src));
    await write(target, [picture], () =>
      sharp(picture)
        .autoOrient()
        .resize({ ...CARD_SIZE, position: "attention" })
        .flatten({ background: colourOf("default", "surface") })
        .jpeg({ quality: 80, progressive: true })
        .toBuffer(),
    );
  }
}

/** Part of the cache key, so that a change of the scripts regenerates everything. */
const scripts = ["write-share-pictures.ts", "share-card.ts"]
  .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
  .join("");
