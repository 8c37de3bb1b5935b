import { searchSettings } from "@clinic/content/search";
import { expect, it } from "vitest";
import { createSearch } from "./create-search";
import { searchRecords } from "./search-records.server";
import wanted from "./wanted-results.json" with { type: "json" };

const search = createSearch(searchRecords(), searchSettings);

it.each(Object.entries(wanted))("finds first for “%s”: %s", (query, path) => {
  expect(search(query)[0]?.path).toBe(path);
});
