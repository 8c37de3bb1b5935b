import { languageOf, pathIn } from "@clinic/content/languages";
import type { Search, SearchMatch } from "@clinic/content/search/create-search";
import type { SearchFile } from "@clinic/content/search/search-file";
import type { SearchState } from "@clinic/ui/blocks/search-dialog";
import { useEffect, useState } from "react";

/** One letter says nothing yet, and nothing is to be said about it. */
const MIN_LETTERS = 2;

export function queryOf(words: string) {
  const query = words.trim();
  return query.length < MIN_LETTERS ? "" : query;
}

/** Debounces typing, so that results do not flicker and screen readers announce them once. */
const DEBOUNCE_MS = 200;

/** The index of the site, kept once made. */
let siteSearch: Search | undefined;

/** Searches the site. The records load on first use. */
export function useSearch(words: string): SearchState {
  const [attempt, setAttempt] = useState(0);
  const { parts, failed } = useSearchParts(true, attempt);
  const query = useDebounced(queryOf(words));

  if (failed) return { status: "failed", retry: () => setAttempt(attempt + 1) };
  if (query === "") return { status: "idle" };
  if (!parts) return { status: "loading" };
  siteSearch ??= parts.createSearch(parts.records, parts.settings);
  return {
    status: "found",
    query,
    results: siteSearch(query).map((match) => toResult(match, parts.settings)),
  };
}

function toResult({ kind, about, ...match }: SearchMatch, { kinds }: SearchFile["settings"]) {
  return { ...match, label: about ? `${kinds[kind]}: ${about}` : kinds[kind] };
}

type SearchParts = Awaited<ReturnType<typeof loadParts>>;

let loading: Promise<SearchParts> | undefined;
let loaded: SearchParts | undefined;

/**
 * The code and the records of the search: they load when they are first needed, and are kept.
 *
 * @param attempt a new one after a failure loads again
 */
export function useSearchParts(isNeeded: boolean, attempt: unknown) {
  const [parts, setParts] = useState(loaded);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    setFailed(false);
    if (!isNeeded) return;
    loading ??= loadParts();
    loading.then(setParts, () => {
      loading = undefined;
      setFailed(true);
    });
  }, [isNeeded, attempt]);
  return { parts, failed };
}

async function loadParts() {
  const [{ createSearch }, response] = await Promise.all([
    import("@clinic/content/search/create-search"),
    fetch(pathIn(languageOf(location.pathname), "/search.json")),
  ]);
  if (!response.ok) throw new Error(`Loading the search records failed with status ${response.status}.`);
  const parts = { createSearch, ...((await response.json()) as SearchFile) };
  loaded = parts;
  return parts;
}

export function useDebounced(value: string) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
