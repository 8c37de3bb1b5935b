import type { Content } from "../../load/load-content.ts";
import type { Finding } from "../finding.ts";
import { stringsOf } from "../record/texts.ts";

const fileInputs = new Set(["picture", "film", "pdf"]);

/** Every place where a record names a file below `assets/`. */
export function namedFiles(sources: Content["sources"]) {
  return sources.flatMap(({ file, lineOf, ...record }) =>
    stringsOf(record)
      .filter(({ field: { meta } }) => meta.input && fileInputs.has(meta.input))
      .map(({ path, text: src }) => ({ file, line: lineOf(path, src), field: path.join("."), src })),
  );
}

/** Every file below `assets/` is named by a record. */
export function checkAssetsUsed({ sources, assets }: Pick<Content, "sources" | "assets">): Finding[] {
  const used = new Set(namedFiles(sources).map(({ src }) => src));
  return assets
    .filter((asset) => !used.has(asset))
    .map((asset) => ({
      file: `assets/${asset}`,
      field: "",
      problem: "No record names this file",
      remedy: "Delete it, or name it in the record that should show it",
    }));
}
