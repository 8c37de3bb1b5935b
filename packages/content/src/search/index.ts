import record from "../../dist/en/search-words.json" with { type: "json" };

/** Words under which visitors look for a page and that it need not contain, by its path. All lower case. */
export const searchWords: Readonly<Record<string, readonly string[]>> = record;
