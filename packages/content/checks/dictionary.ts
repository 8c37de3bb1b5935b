import { readFileSync } from "node:fs";
import { join } from "node:path";
import dictionary from "dictionary-en-gb";
import { contentFolder } from "../src/assets/index.ts";
import { createSpeller } from "./speller.ts";

/** The speller with the British dictionary and the clinic's own words. */
export function loadSpeller(folder = contentFolder) {
  const { aff, dic } = dictionary;
  const text = (part: Uint8Array) => Buffer.from(part).toString("utf8");
  return createSpeller(
    { aff: text(aff), dic: text(dic) },
    readFileSync(join(folder, "data/dictionary.txt"), "utf8"),
  );
}
