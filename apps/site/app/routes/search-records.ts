import { searchRecords } from "../search/search-records.server";

/** A resource route, prerendered to the JSON file that the search loads. */
export function loader() {
  return Response.json(searchRecords());
}
