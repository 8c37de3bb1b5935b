import type { Source } from "../load/source.ts";
import { pagePaths, pathOf } from "../src/paths.ts";
import type { Insertions } from "../src/records/insertions.ts";
import type { CheckContext } from "./record/record-check.ts";

/** What the check of one record needs to know about the others. */
export function contextOf(
  sources: readonly Pick<Source, "kind" | "value">[],
  rest: { insertions: Insertions } & Pick<CheckContext, "assets" | "speller">,
): CheckContext {
  const slugs = new Map<string, Set<string>>();
  const paths = new Set<string>(Object.values(pagePaths));
  for (const { kind, value } of sources) {
    const path = pathOf(kind, value);
    if (path) paths.add(path);
    if (typeof value.slug !== "string") continue;
    const known = slugs.get(kind) ?? new Set();
    slugs.set(kind, known.add(value.slug));
  }
  return { slugs, paths, ...rest };
}
