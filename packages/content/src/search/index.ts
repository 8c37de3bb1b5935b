import words from "../../dist/en/records/search-words.json" with { type: "json" };
import settings from "../../dist/en/records/settings/search.json" with { type: "json" };
import type { SearchSettings } from "./schema.ts";

export type { SearchSettings } from "./schema.ts";

/** Words that visitors search for and a page need not contain, by its path. All lower case. */
export const searchWords: Readonly<Record<string, readonly string[]>> = words;

/** Synonyms, and words that count for less or nothing. */
export const searchSettings: SearchSettings = settings;
