import { check } from "./checking/check-draft.ts";
import { labelsOf } from "./configuration/field-labels.ts";
import { type DraftEntry, schemaFor } from "./draft.ts";
import { withOldAddress } from "./renaming.ts";

/**
 * Runs before a record is saved: keeps the old address of a renamed record, and refuses one with mistakes.
 * @throws Error that says what is wrong and how to fix it
 */
export async function beforeSaving({ entry }: { entry: DraftEntry }) {
  const renamed = withOldAddress(entry);
  const [first] = await check(renamed);
  if (first) {
    const schema = schemaFor(entry.get("collection"), entry.get("slug"));
    throw new Refusal(`${labelsOf(first.field, schema)}: ${first.problem}. ${first.remedy}.`);
  }
  return renamed.getIn(["data"]);
}

/** Decap prefixes an error with its name, which means nothing to an editor. */
class Refusal extends Error {
  override name = "";
}
