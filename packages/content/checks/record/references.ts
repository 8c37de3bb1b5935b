import { unknownPlaceholders } from "../../src/records/insertions.ts";
import { nearest } from "./nearest.ts";
import type { Mistake, RecordCheck } from "./record-check.ts";
import { stringsOf } from "./texts.ts";

/** Every record, page, picture and fact that a record names exists. */
export const checkReferences: RecordCheck = (record, { slugs, paths, assets, insertions }) =>
  stringsOf(record).flatMap(({ path, field: { meta }, text }): Mistake[] => {
    if (meta.reference) {
      const known = slugs.get(meta.reference) ?? new Set();
      if (known.has(text)) return itself(record, path, text, meta.reference);
      return [
        {
          path,
          problem: `There is no record "${text}" among the ${meta.reference}`,
          remedy: choose(text, known),
        },
      ];
    }
    if (meta.input === "page") return linkMistakes([text]).map((mistake) => ({ path, ...mistake }));
    if (meta.input === "picture" || meta.input === "film") {
      if (!assets || assets.has(text)) return [];
      return [
        {
          path,
          problem: `There is no ${meta.input} assets/${text}`,
          remedy: `Put the ${meta.input} there, or name another. ${choose(text, assets)}`,
        },
      ];
    }
    const links = meta.input === "markdown" ? linksOf(text) : [];
    return [
      ...linkMistakes(links).map((mistake) => ({ path, ...mistake })),
      ...unknownPlaceholders(text, insertions).map((words) => ({
        path,
        words,
        problem: `${words} stands for nothing`,
        remedy: choose(words.replaceAll(/[{}\s]/g, ""), new Set(insertions.keys())),
      })),
    ];

    function linkMistakes(targets: readonly string[]) {
      return targets
        .filter((target) => !paths.has(target))
        .map((target) => ({
          words: target,
          problem: `"${target}" is not a page of this site`,
          remedy: choose(target, paths, "Use the path of a page of this site, without a slash at its end"),
        }));
    }
  });

/** Targets of a text's links within the site. */
function linksOf(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^\s)]*)/g)]
    .map(([, target = ""]) => target.split("#")[0] ?? "")
    .filter((target) => target !== "" && !/^(?:https:|mailto:|tel:)/.test(target));
}

function itself(
  { kind, value }: Parameters<RecordCheck>[0],
  path: Mistake["path"],
  slug: string,
  target: string,
): Mistake[] {
  if (kind !== target || value.slug !== slug) return [];
  return [{ path, problem: "The record refers to itself", remedy: "Take it out of its own list" }];
}

function choose(wrong: string, known: ReadonlySet<string>, otherwise = "Use one that exists") {
  const idea = nearest(wrong, [...known]);
  return idea ? `Did you mean "${idea}"?` : otherwise;
}
