import { type DraftEntry, recordOf } from "./draft.ts";

/** The address of each record when its form was opened, by file path. */
const addresses = new Map<string, string>();

/** Records the address of a record when its form opens. */
export function rememberAddress(entry: DraftEntry) {
  const { slug } = recordOf(entry);
  if (!entry.get("newRecord") && typeof slug === "string") addresses.set(entry.get("path"), slug);
}

/** The record with its former address, if that has changed, so that old links keep working. */
export function withOldAddress(entry: DraftEntry): DraftEntry {
  const { slug, previously = [] } = recordOf(entry) as { slug?: string; previously?: string[] };
  const old = addresses.get(entry.get("path"));
  if (!slug || !old || old === slug) return entry;
  return entry.setIn(
    ["data", "previously"],
    [...new Set([...previously, old])].filter((name) => name !== slug),
  );
}
