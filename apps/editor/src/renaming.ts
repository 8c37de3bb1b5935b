import { type DraftEntry, recordOf } from "./draft.ts";

/** Address of each record when its form was opened, by the path of its file. */
const addresses = new Map<string, string>();

/** Remembers the address of a record whose form has just been opened. */
export function rememberAddress(entry: DraftEntry) {
  const { slug } = recordOf(entry);
  if (!entry.get("newRecord") && typeof slug === "string") addresses.set(entry.get("path"), slug);
}

/** The record with the address that it had before, if it got another one: links to the old one go on working. */
export function withOldAddress(entry: DraftEntry): DraftEntry {
  const { slug, previously = [] } = recordOf(entry) as { slug?: string; previously?: string[] };
  const old = addresses.get(entry.get("path"));
  if (!slug || !old || old === slug) return entry;
  return entry.setIn(
    ["data", "previously"],
    [...new Set([...previously, old])].filter((name) => name !== slug),
  );
}
