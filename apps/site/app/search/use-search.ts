import type { SearchFile } from "@clinic/content/build/search";
import type { SearchState } from "@clinic/ui/blocks/search-dialog";
import { useEffect, useState } from "react";
import type { Search, SearchMatch } from "./create-search";

/** Debounces typing, so that results do not flicker and screen readers announce them once. */
const DEBOUNCE_MS = 200;

interface LoadedSearch {
  search: Search;
  /** What each kind of result is called. */
  kinds: SearchFile["settings"]["kinds"];
}

/** The search index, kept once loaded. */
let loadedSearch: LoadedSearch | undefined;

/** Searches the site. The records load on first use. */
export function useSearch(words: string): SearchState {
  const [loaded, setLoaded] = useState(loadedSearch);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const query = useDebounced(words.trim());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (loadedSearch) return;
    const controller = new AbortController();
    setFailed(false);
    loadSearch(controller.signal).then(
      (search) => {
        loadedSearch = search;
        setLoaded(search);
      },
      () => {
        if (!controller.signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [attempt]);

  if (failed) return { status: "failed", retry: () => setAttempt(attempt + 1) };
  if (query === "") return { status: "idle" };
  if (!loaded) return { status: "loading" };
  return { status: "found", query, results: loaded.search(query).map((match) => toResult(match, loaded)) };
}

function toResult({ kind, about, ...match }: SearchMatch, { kinds }: LoadedSearch) {
  return { ...match, label: about ? `${kinds[kind]}: ${about}` : kinds[kind] };
}

async function loadSearch(signal: AbortSignal): Promise<LoadedSearch> {
  const [{ createSearch }, { records, settings }] = await Promise.all([
    import("./create-search"),
    loadSearchFile(signal),
  ]);
  return { search: createSearch(records, settings), kinds: settings.kinds };
}

export async function loadSearchFile(signal: AbortSignal) {
  const response = await fetch("/search.json", { signal });
  if (!response.ok) throw new Error(`Loading the search records failed with status ${response.status}.`);
  return (await response.json()) as SearchFile;
}

export function useDebounced(value: string) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
