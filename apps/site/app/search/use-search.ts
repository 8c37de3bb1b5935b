import type { SearchState } from "@clinic/ui/blocks/search-dialog";
import { useEffect, useState } from "react";
import type { Search, SearchMatch } from "./create-search";
import { SEARCH_RECORDS_PATH, type SearchFile } from "./search-record";

/** Debounces typing, so that results do not flicker and screen readers announce them once. */
const DEBOUNCE_MS = 200;

const kinds: Record<SearchMatch["kind"], string> = {
  treatment: "Treatment",
  dentist: "Dentist",
  question: "Question",
  article: "Article",
  page: "Page",
};

/** The search index, kept once loaded. */
let loadedSearch: Search | undefined;

/** Searches the site. The records load on first use. */
export function useSearch(words: string): SearchState {
  const [search, setSearch] = useState(() => loadedSearch);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const query = useDebounced(words.trim());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (loadedSearch) return;
    const controller = new AbortController();
    setFailed(false);
    loadSearch(controller.signal).then(
      (loaded) => {
        loadedSearch = loaded;
        setSearch(() => loaded);
      },
      () => {
        if (!controller.signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [attempt]);

  if (failed) return { status: "failed", retry: () => setAttempt(attempt + 1) };
  if (query === "") return { status: "idle" };
  if (!search) return { status: "loading" };
  return { status: "found", query, results: search(query).map(toResult) };
}

function toResult({ kind, about, ...match }: SearchMatch) {
  return { ...match, label: about ? `${kinds[kind]}: ${about}` : kinds[kind] };
}

async function loadSearch(signal: AbortSignal) {
  const [{ createSearch }, { records, settings }] = await Promise.all([
    import("./create-search"),
    loadSearchFile(signal),
  ]);
  return createSearch(records, settings);
}

export async function loadSearchFile(signal: AbortSignal) {
  const response = await fetch(SEARCH_RECORDS_PATH, { signal });
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
