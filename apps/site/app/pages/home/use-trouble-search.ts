import type { Trouble } from "@clinic/content/pages/parts/tooth-finder";
import { pagePaths } from "@clinic/content/paths";
import { useMemo } from "react";
import { queryOf, useDebounced, useSearchParts } from "../../search/use-search";

/** As many as fit in the space of the other panels. */
const MAX_FOUND = 4;

/** Searches the troubles of teeth and the concerns as the site's search does, whose words load on first use. */
export function useTroubleSearch(words: string, troubles: readonly Trouble[]) {
  // After a failure, the next letter tries again.
  const { parts, failed } = useSearchParts(words !== "", words);
  const query = useDebounced(queryOf(words));
  const search = useMemo(() => {
    const wordsOf = new Map(parts?.records.map(({ path, words }) => [path, words]));
    return parts?.createSearch(
      troubles.map(({ name, path, help }, index) => ({
        path: String(index),
        // Help in pain comes first here, too.
        kind: path === pagePaths.emergency ? "emergency" : "question",
        title: name,
        about: help,
        // As running text, which counts least: several troubles lead to one page, and its words fit some better than others.
        text: wordsOf.get(path)?.join(". ") ?? "",
        words: [],
      })),
      parts.settings,
    );
  }, [parts, troubles]);

  if (query === "" || queryOf(words) === "") return { found: undefined, teeth: [] };
  if (!search) return { found: failed ? [] : undefined, failed, teeth: [] };
  const matches = search(query).flatMap(({ path }) => troubles[Number(path)] ?? []);
  const found = matches.filter(
    ({ path }, index) => matches.findIndex((other) => other.path === path) === index,
  );
  return {
    found: found.slice(0, MAX_FOUND),
    teeth: [...new Set(matches.flatMap(({ tooth }) => tooth ?? []))],
  };
}
