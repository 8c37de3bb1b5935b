import type { FormEvent } from "react";
import { createSignal } from "../api.ts";
import { type Difference, differencesOf, type Fields, textOf, withValue } from "../differences.ts";
import { definitionOf, formatFor } from "../record-file.ts";
import { reopen } from "../unsaved.ts";
import { showModal } from "./changes-dialog.tsx";

interface Conflict {
  /** The file as it is now. */
  now: string;
  /** What is in the form. */
  record: Fields;
  /** Fields that someone else has changed: before is what the file holds, after what the form holds. */
  fields: Difference[];
  /** Of these, the paths of the fields that are changed in the form as well. */
  ours: string[];
}

const conflict = createSignal<Conflict | undefined>(undefined);

/**
 * Finds out whether someone has changed a file since the form was opened, and asks which text of each field stays.
 *
 * @param base - The file as the form was opened with.
 * @param draft - What saving would write.
 * @throws Error that tells the person what to do, if it can't be saved before they have chosen
 */
export function refuseToOverwrite(path: string, base: string, now: string, draft: string) {
  const { schema, format } = definitionOf(path);
  if (now === base || !schema) return;
  if (now === "") {
    if (confirm("Someone has deleted this since you opened it. Put it back, as it is in the form?")) return;
    throw new Error("Someone has deleted this since you opened it. Your text is kept.");
  }
  const read = (text: string) => (text ? formatFor(format).fromFile(text) : {});
  const record = read(draft);
  const changedIn = (next: Fields) => differencesOf(schema, read(base), next).map((field) => field.path);
  const [theirs, ours] = [changedIn(read(now)), changedIn(record)];
  const fields = differencesOf(schema, read(now), record).filter((field) => theirs.includes(field.path));
  if (fields.length === 0) return;
  conflict.set({ now, record, fields, ours });
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
    reopen({ base: asked.now, record });
  };
  return (
    <dialog
      ref={showModal}
      onClose={() => conflict.set(undefined)}
      aria-label="Someone else has changed this"
    >
      <h2>Someone else has changed this too</h2>
      <p>Choose for each field which text stays. Nothing is saved before you save the form again.</p>
      <form method="dialog" onSubmit={choose}>
        {asked.fields.map(({ path, label, before, after }) => (
          <fieldset key={path}>
            <legend>{label}</legend>
            <label>
              <input
                type="radio"
                name={path}
                value="theirs"
                required
                defaultChecked={!asked.ours.includes(path)}
              />
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
