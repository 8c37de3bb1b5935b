import { pathOf } from "../src/paths.ts";
import type { Source } from "./source.ts";

/** Former names and addresses of records, with the current ones. */
export function formerAddresses(sources: readonly Pick<Source, "kind" | "value">[]) {
  const slugs = new Map<string, string>();
  const paths = new Map<string, string>();
  for (const { kind, value } of sources) {
    if (kind === "settings" && Array.isArray(value.redirects)) {
      for (const { from, to } of value.redirects) paths.set(String(from), String(to));
    }
    if (!Array.isArray(value.previously)) continue;
    for (const slug of value.previously.map(String)) {
      slugs.set(`${kind}/${slug}`, String(value.slug));
      const path = pathOf(kind, value);
      // A branch's address doesn't follow from its name.
      if (path && kind !== "branches") paths.set(pathOf(kind, { ...value, slug }) ?? "", path);
    }
  }
  const inMarkdown = (text: string) =>
    text.replaceAll(
      /(\]\()(\/[^\s)#]*)/g,
      (_, before: string, path: string) => before + (paths.get(path) ?? path),
    );
  return { slugs, paths, inMarkdown };
}
