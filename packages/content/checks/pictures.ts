import type { Content } from "./content.ts";
import type { Finding } from "./finding.ts";
import { textsOf } from "./walk.ts";

/** Every picture and PDF that a record names lies below `assets/`. */
export function checkAssetsExist({ sources, assets }: Content): Finding[] {
  const present = new Set(assets);
  return sources
    .flatMap(textsOf)
    .filter(({ key, text }) => key === "src" && !present.has(text))
    .map(({ file, field, text }) => ({
      file,
      field,
      problem: `There is no file assets/${text}`,
      remedy: "Put the file there, or name one that exists",
    }));
}

/** Every file below `assets/` is named by a record. */
export function checkAssetsUsed({ sources, assets }: Content): Finding[] {
  const used = new Set(sources.flatMap(textsOf).flatMap(({ key, text }) => (key === "src" ? [text] : [])));
  return assets
    .filter((asset) => !used.has(asset))
    .map((asset) => ({
      file: `assets/${asset}`,
      field: "the file",
      problem: "No record names this file",
      remedy: "Delete it, or name it in the record that should show it",
    }));
}
