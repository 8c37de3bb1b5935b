import { readableField } from "@clinic/content/checks/finding";
import { check } from "./checking/check-draft.ts";
import type { DraftEntry } from "./draft.ts";
import { withOldAddress } from "./renaming.ts";

/**
 * What happens before a record is saved: one with another address keeps its old one, and one with mistakes is refused.
 * @throws Error that says what is wrong, and how to put it right
 */
export async function beforeSaving({ entry }: { entry: DraftEntry }) {
  const renamed = withOldAddress(entry);
  const [first] = await check(renamed);
  if (first) throw new Refusal(`${readableField(first.field)}: ${first.problem}. ${first.remedy}.`);
  return renamed.getIn(["data"]);
}

/** Decap shows an error with its name in front, which says nothing to an editor. */
class Refusal extends Error {
  override name = "";
}
