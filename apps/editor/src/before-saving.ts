import { readableField } from "@clinic/content/checks/finding";
import { check } from "./checking/check-draft.ts";
import { type DraftEntry, recordOf } from "./draft.ts";

/**
 * What happens before a record is saved: a record with another address keeps its old one, so that links to it go on
 * working, and one with mistakes is refused.
 * @throws Error that says what is wrong, and how to put it right
 */
export async function beforeSaving({ entry }: { entry: DraftEntry }) {
  const renamed = withOldAddress(entry);
  const { findings } = await check(renamed);
  const [first] = findings;
  if (first) throw new Refusal(`${readableField(first.field)}: ${first.problem}. ${first.remedy}.`);
  return renamed.getIn(["data"]);
}

/** Decap shows an error with its name in front, which says nothing to an editor. */
class Refusal extends Error {
  override name = "";
}

function withOldAddress(entry: DraftEntry): DraftEntry {
  const { slug, previously = [] } = recordOf(entry) as { slug?: string; previously?: string[] };
  const loaded = loadedSlugs.get(entry.get("path"));
  if (!slug || !loaded || loaded === slug || previously.includes(loaded)) return entry;
  loadedSlugs.set(entry.get("path"), slug);
  return entry.setIn(["data", "previously"], [...previously.filter((old) => old !== slug), loaded]);
}

/** Address of each record when its form was opened, by the path of its file. */
const loadedSlugs = new Map<string, string>();

export function rememberAddress(entry: DraftEntry) {
  const { slug } = recordOf(entry) as { slug?: string };
  if (slug && !loadedSlugs.has(entry.get("path"))) loadedSlugs.set(entry.get("path"), slug);
}
