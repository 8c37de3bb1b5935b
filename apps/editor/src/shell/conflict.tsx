import {
  type Difference,
  differencesOf,
  type Fields,
  textOf,
  withValue,
} from "@clinic/content/records/differences";
import { createSignal } from "../api.ts";
import { definitionOf, formatFor } from "../record-file.ts";
import { reopen } from "../unsaved.ts";
import { Dialog } from "./changes.tsx";

interface Conflict {
  /** The file as it is now. */
  now: string;
  /** What will be in the form: theirs in fields that only they have changed. */
  record: Fields;
  /** Fields that both have changed: before is what the file holds, after what the form holds. */
  fields: Difference[];
}

const conflict = createSignal<Conflict | undefined>(undefined);

/**
 * Finds out whether someone has changed a file since the form was opened, and asks which text of each field stays.
 *
 * @param base - The file as the form was opened with.
 * @param draft - What saving would write.
 * @throws Error that tells the person what to do, if it can't be saved before they have looked
 */
export function refuseToOverwrite(path: string, base: string, now: string, draft: string) {
  const { schema, format } = definitionOf(path);
  if (now === base || !schema) return;
  if (now === "") {
    if (confirm("Someone has deleted this since you opened it. Put it back, as it is in the form?")) return;
    throw new Error("Someone has deleted this since you opened it. Your text is kept.");
  }
  const [then = {}, theirs = {}, yours = {}] = [base, now, draft].map((text) =>
    text ? formatFor(format).fromFile(text) : {},
  );
  const changed = differencesOf(schema, then, theirs);
  const ours = differencesOf(schema, then, yours).map((field) => field.path);
  const record = changed
    .filter((field) => !ours.includes(field.path))
    .reduce((all, { path: at, after }) => withValue(all, at, after), yours);
  const fields = differencesOf(schema, theirs, record).filter(({ path: at }) =>
    changed.some((field) => field.path === at),
  );
  conflict.set({ now, record, fields });
  throw new Error(
    "Someone has changed this since you opened it. Your text is kept: look at it, and save again.",
  );
}

/** Both texts of each field that both have changed, to choose from. */
export function ConflictDialog() {
  const asked = conflict.use();
  if (!asked) return null;
  const { now, record, fields } = asked;
  const take = ({ path, before }: Difference) =>
    conflict.set({
      ...asked,
      record: withValue(record, path, before),
      fields: fields.filter((field) => field.path !== path),
    });
  const close = () => {
    conflict.set(undefined);
    reopen({ base: now, record });
  };
  return (
    <Dialog title="Someone else has changed this too" close="Back to the form" onClose={close}>
      <p>
        What they have changed is in the form now, except where you have changed the same. There your text
        stays unless you take theirs. Nothing is saved before you save again.
      </p>
      {fields.map((field) => (
        <section key={field.path}>
          <h3>{field.label}</h3>
          <p>Yours: {textOf(field.after)}</p>
          <p>Theirs: {textOf(field.before)}</p>
          <button type="button" onClick={() => take(field)}>
            Take theirs: {field.label}
          </button>
        </section>
      ))}
    </Dialog>
  );
}
