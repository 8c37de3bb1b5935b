import record from "../../dist/en/search-words.json" with { type: "json" };

/** Words that visitors search for and a page need not contain, by its path. All lower case. */
export const searchWords: Readonly<Record<string, readonly string[]>> = record;
