import { type FormEvent, useEffect, useRef } from "react";
import { createSignal } from "../api.ts";
import { type Difference, differencesOf, textOf, withValue } from "../differences.ts";
import { definitionOf, formatFor } from "../record-file.ts";
import { baseOfSaving, keep, rebase, reopen } from "../unsaved.ts";

interface Conflict {
  path: string;
  /** The file as it is now. */
  now: string;
  /** What is in the form. */
  record: Readonly<Record<string, unknown>>;
  /** Fields that someone else has changed: before is what the file holds, after what the form holds. */
  fields: readonly (Difference & { changedHere: boolean })[];
}

const conflict = createSignal<Conflict | undefined>(undefined);

/**
 * Finds out whether someone has changed a file since the form was opened, and asks which text of each field stays.
 *
 * @param draft - What saving would write.
 * @returns what to tell the person, if it can't be saved before they have chosen
 */
export function changedMeanwhile(path: string, draft: string, now: string): string | undefined {
  const base = baseOfSaving();
  const { schema, format } = definitionOf(path);
  if (now === base || !schema) return undefined;
  if (now === "") {
    rebase("");
    return "Someone has deleted this since you opened it. Your text is kept: save again to put it back.";
  }
  const { fromFile } = formatFor(format);
  const [record, stored, opened] = [draft, now, base].map((text) => (text ? fromFile(text) : {}));
  const [theirs, ours] = [stored, record].map((next = {}) => differencesOf(schema, opened ?? {}, next));
  const fields = differencesOf(schema, stored ?? {}, record ?? {})
    .filter((field) => theirs?.some((other) => overlap(field, other)))
    .map((field) => ({ ...field, changedHere: ours?.some((other) => overlap(field, other)) ?? false }));
  if (fields.length === 0) return undefined;
  conflict.set({ path, now, record: record ?? {}, fields });
  return "Someone has changed this since you opened it. Your text is kept: choose which stays, and save again.";
}

/** Whether two differences are about the same field, or one is about a part of the other. */
function overlap({ path: one }: Difference, { path: other }: Difference) {
  return one.every((name, index) => index >= other.length || name === other[index]);
}

/** Both texts of each field that someone else has changed, to choose from. */
export function ConflictDialog() {
  const asked = conflict.use();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (asked) dialog.current?.showModal();
  }, [asked]);
  if (!asked) return null;

  const choose = (event: FormEvent<HTMLFormElement>) => {
    const chosen = new FormData(event.currentTarget);
    const theirs = asked.fields.filter(({ path }) => chosen.get(path.join(".")) === "theirs");
    const record = theirs.reduce((all, { path, before }) => withValue(all, path, before), asked.record);
    keep(asked.path, { base: asked.now, record });
    reopen();
  };
  return (
    <dialog ref={dialog} onClose={() => conflict.set(undefined)} aria-labelledby="conflict-title">
      <h2 id="conflict-title">Someone else has changed this too</h2>
      <p>Choose for each field which text stays. Nothing is saved before you save the form again.</p>
      <form method="dialog" onSubmit={choose}>
        {asked.fields.map(({ path, label, before, after, changedHere }) => (
          <fieldset key={label}>
            <legend>{label}</legend>
            {Object.entries({ theirs: before, yours: after }).map(([whose, value]) => (
              <label key={whose}>
                <input
                  type="radio"
                  name={path.join(".")}
                  value={whose}
                  required
                  defaultChecked={whose === "theirs" && !changedHere}
                />
                <b>{whose === "yours" ? "Yours" : "Theirs"}</b> {textOf(value)}
              </label>
            ))}
          </fieldset>
        ))}
        <button type="submit">Put these into the form</button>
        <button type="button" onClick={() => dialog.current?.close()}>
          Decide later
        </button>
      </form>
    </dialog>
  );
}
