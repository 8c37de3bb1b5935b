import type { FormEvent } from "react";
import { createSignal } from "../api.ts";
import { type Difference, differencesOf, type Fields, textOf, withValue } from "../differences.ts";
import { definitionOf, formatFor } from "../record-file.ts";
import { baseOfSaving, keep, rebase, reopen } from "../unsaved.ts";
import { showModal } from "./changes-dialog.tsx";

interface Conflict {
  path: string;
  /** The file as it is now. */
  now: string;
  /** What is in the form. */
  record: Fields;
  /** Fields that someone else has changed: before is what the file holds, after what the form holds. */
  fields: (Difference & { changedHere: boolean })[];
}

const conflict = createSignal<Conflict | undefined>(undefined);

/**
 * Finds out whether someone has changed a file since the form was opened, and asks which text of each field stays.
 *
 * @param draft - What saving would write.
 * @throws Error that tells the person what to do, if it can't be saved before they have chosen
 */
export function refuseToOverwrite(path: string, draft: string, now: string) {
  const base = baseOfSaving();
  const { schema, format } = definitionOf(path);
  if (now === base || !schema) return;
  if (now === "") {
    rebase("");
    throw new Error(
      "Someone has deleted this since you opened it. Your text is kept: save again to put it back.",
    );
  }
  const read = (text: string) => (text ? formatFor(format).fromFile(text) : {});
  const [opened, stored, record] = [read(base), read(now), read(draft)];
  const changesIn = (next: Fields) => differencesOf(schema, opened, next).map(({ path: field }) => field);
  const [theirs, ours] = [changesIn(stored), changesIn(record)];
  const fields = differencesOf(schema, stored, record)
    .filter((field) => theirs.includes(field.path))
    .map((field) => ({ ...field, changedHere: ours.includes(field.path) }));
  if (fields.length === 0) return;
  conflict.set({ path, now, record, fields });
  throw new Error(
    "Someone has changed this since you opened it. Your text is kept: choose which stays, and save again.",
  );
}

/** Both texts of each field that someone else has changed, to choose from. */
export function ConflictDialog() {
  const asked = conflict.use();
  if (!asked) return null;

  const choose = (event: FormEvent<HTMLFormElement>) => {
    const chosen = new FormData(event.currentTarget);
    const theirs = asked.fields.filter(({ path }) => chosen.get(path) === "theirs");
    const record = theirs.reduce((all, { path, before }) => withValue(all, path, before), asked.record);
    keep(asked.path, { base: asked.now, record });
    reopen();
  };
  return (
    <dialog ref={showModal} onClose={() => conflict.set(undefined)} aria-labelledby="conflict-title">
      <h2 id="conflict-title">Someone else has changed this too</h2>
      <p>Choose for each field which text stays. Nothing is saved before you save the form again.</p>
      <form method="dialog" onSubmit={choose}>
        {asked.fields.map(({ path, label, before, after, changedHere }) => (
          <fieldset key={path}>
            <legend>{label}</legend>
            <label>
              <input type="radio" name={path} value="theirs" required defaultChecked={!changedHere} />
              <b>Theirs</b> {textOf(before)}
            </label>
            <label>
              <input type="radio" name={path} value="yours" required />
              <b>Yours</b> {textOf(after)}
            </label>
          </fieldset>
        ))}
        <button type="submit">Put these into the form</button>
        <button type="button" onClick={() => conflict.set(undefined)}>
          Decide later
        </button>
      </form>
    </dialog>
  );
}
