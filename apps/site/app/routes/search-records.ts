import { searchRecords } from "../search/search-records.server";

/** A file and no page: what the search looks through. */
export function loader() {
  return Response.json(searchRecords());
}
