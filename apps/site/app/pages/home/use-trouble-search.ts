import type { ToothNumber } from "@clinic/ui/blocks/tooth-finder";
import { useEffect, useState } from "react";
import type { Search } from "../../search/create-search";
import { loadSearchFile, useDebounced } from "../../search/use-search";
import type { TeethView } from "./teeth-view.server";

/** As many as fit in the space of the other panels. */
const MAX_FOUND = 4;

/** A likely match for a visitor's words. */
export interface Trouble {
  text: string;
  path: string;
  /** The tooth or the concern that it belongs to. */
  about: string;
  kind?: ToothNumber;
}

/** Searches the troubles of teeth and the concerns as the site's search does, whose words load on first use. */
export function useTroubleSearch(words: string, view: Pick<TeethView, "teeth" | "concerns">) {
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState(false);
  const [troubles] = useState(() => troublesOf(view));
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

  if (query === "" || words.trim() === "") return { found: undefined, kinds: [] };
  if (!search) return { found: failed ? [] : undefined, failed, kinds: [] };
  const matches = search(query).flatMap(({ path }) => troubles[Number(path)] ?? []);
  const found = matches.filter(
    ({ path }, index) => matches.findIndex((other) => other.path === path) === index,
  );
  return {
    found: found.slice(0, MAX_FOUND),
    kinds: [...new Set(matches.flatMap(({ kind }) => kind ?? []))],
  };
}

function troublesOf({ teeth, concerns }: Pick<TeethView, "teeth" | "concerns">): Trouble[] {
  return [
    ...concerns.flatMap(({ name, choices }) =>
      choices.map(({ text, path }) => ({ text, path, about: name })),
    ),
    ...teeth.kinds.flatMap(({ name, troubles }, index) =>
      troubles.map(({ text, path }) => ({ text, path, about: name, kind: (index + 1) as ToothNumber })),
    ),
  ];
}

async function loadSearch(troubles: readonly Trouble[], signal: AbortSignal) {
  const [{ createSearch }, { records, settings }] = await Promise.all([
    import("../../search/create-search"),
    loadSearchFile(signal),
  ]);
  const wordsOf = new Map(records.map(({ path, words }) => [path, words]));
  return createSearch(
    troubles.map(({ text, path, about }, index) => ({
      path: String(index),
      kind: "question",
      title: text,
      about,
      // As running text, which counts least: several troubles lead to one page, and its words fit some better than others.
      text: wordsOf.get(path)?.join(". ") ?? "",
      words: [],
    })),
    settings,
  );
}
