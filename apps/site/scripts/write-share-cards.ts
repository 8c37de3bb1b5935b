import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { reportProgress } from "@clinic/content/build/progress";
import type { Head } from "@clinic/content/pages/head";
import { drawCard, makeCard } from "./share-card.ts";

export interface ShareFolders {
  client: string;
  originals: string;
  cache: string;
}

/** Draws the cards that content lists for social networks. What has been drawn is kept by its inputs and these scripts. */
export async function writeShareCards(
  cards: readonly Head["card"][],
  { client, originals, cache }: ShareFolders,
) {
  mkdirSync(cache, { recursive: true });
  for (const [index, { path: target, picture: src, ...words }] of cards.entries()) {
    reportProgress("Share cards", index + 1, cards.length);
    const picture = readFileSync(path.join(originals, src));
    const drawing = drawCard(words);
    const key = createHash("sha256").update(scripts).update(drawing).update(picture).digest("hex");
    const kept = path.join(cache, key);
    if (!existsSync(kept)) writeFileSync(kept, await makeCard(drawing, picture, words.theme));
    const file = path.join(client, target);
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(kept, file);
  }
}

/** Part of the cache key, so that a change of the scripts regenerates everything. */
const scripts = ["write-share-cards.ts", "share-card.ts"]
  .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
  .join("");
