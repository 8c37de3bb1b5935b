import { sitePaths } from "@clinic/content/routes";
import { searchSettings } from "@clinic/content/search";
import { expect, it } from "vitest";
import { createSearch } from "./create-search";
import { searchRecords } from "./search-records.server";
import wanted from "./wanted-results.json" with { type: "json" };

const search = createSearch(searchRecords(), searchSettings);

// Leaves out pages that the clinic has removed.
const there = Object.entries(wanted).filter(([, path]) => sitePaths.includes(path));

it.each(there)("finds first for “%s”: %s", (query, path) => {
  expect(search(query)[0]?.path).toBe(path);
});
