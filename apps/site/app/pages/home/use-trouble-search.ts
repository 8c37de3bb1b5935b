import type { Trouble } from "@clinic/content/pages/parts/tooth-finder";
import { useEffect, useState } from "react";
import type { Search } from "../../search/create-search";
import { loadSearchFile, useDebounced } from "../../search/use-search";

/** As many as fit in the space of the other panels. */
const MAX_FOUND = 4;

/** Searches the troubles of teeth and the concerns as the site's search does, whose words load on first use. */
export function useTroubleSearch(words: string, troubles: readonly Trouble[]) {
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState(false);
  const query = useDebounced(words.trim());
  const isNeeded = words !== "" && !search && !failed;

  useEffect(() => {
    if (!isNeeded) return;
    const controller = new AbortController();
    loadSearch(troubles, controller.signal).then(
      (loaded) => setSearch(() => loaded),
      () => {
        if (!controller.signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [isNeeded, troubles]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure, the next letter tries again
  useEffect(() => setFailed(false), [words]);

  if (query === "" || words.trim() === "") return { found: undefined, teeth: [] };
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

async function loadSearch(troubles: readonly Trouble[], signal: AbortSignal) {
  const [{ createSearch }, { records, settings }] = await Promise.all([
    import("../../search/create-search"),
    loadSearchFile(signal),
  ]);
  const wordsOf = new Map(records.map(({ path, words }) => [path, words]));
  return createSearch(
    troubles.map(({ name, path, help }, index) => ({
      path: String(index),
      kind: "question",
      title: name,
      about: help,
      // As running text, which counts least: several troubles lead to one page, and its words fit some better than others.
      text: wordsOf.get(path)?.join(". ") ?? "",
      words: [],
    })),
    settings,
  );
}
