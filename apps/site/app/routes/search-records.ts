import { searchSettings } from "@clinic/content/search";
import type { SearchFile } from "../search/search-record";
import { searchRecords } from "../search/search-records.server";

/** A resource route, prerendered to the JSON file that the search loads. */
export function loader() {
  return Response.json({ records: searchRecords(), settings: searchSettings } satisfies SearchFile);
}
