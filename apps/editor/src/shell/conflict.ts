import { differencesOf, type Fields, textOf, withValue } from "@clinic/content/records/differences";
import { definitionOf } from "@clinic/content/schemas";
import { refuse } from "../checking/check.ts";
import { formatFor } from "../record-file.ts";
import { putIntoForm, reopen } from "../unsaved.ts";
import { useDialog } from "./dialog.tsx";

const intro =
  "What they have changed is in the form now, except where you have changed the same. There your text stays unless you take theirs. Nothing is saved before you save again.";

/** Takes changes since `base` into the form, lets the person choose where both have changed a field, and throws an Error. */
export function refuseToOverwrite(path: string, base: string, now: string, yours: Fields) {
  const { schema, format } = definitionOf(path);
  if (now === base || !schema) return;
  if (now === "") {
    if (confirm("Someone has deleted this since you opened it. Put it back, as it is in the form?")) return;
    refuse(new Error("Someone has deleted this since you opened it. Your text is kept."));
  }
  const [then, theirs] = [base ? formatFor(format).fromFile(base) : {}, formatFor(format).fromFile(now)];
  const changed = differencesOf(schema, then, theirs);
  const ours = differencesOf(schema, then, yours).map((field) => field.path);
  const onlyTheirs = changed.filter((field) => !ours.includes(field.path));
  const record = onlyTheirs.reduce((all, field) => withValue(all, field.path, field.after), yours);
  const both = differencesOf(schema, theirs, record).filter((field) =>
    changed.some((other) => other.path === field.path),
  );
  const sections = both.map((field) => ({
    title: field.label,
    lines: [`Yours: ${textOf(field.after)}`, `Theirs: ${textOf(field.before)}`],
    verb: "Take theirs",
    onPress() {
      putIntoForm(field.path, field.before);
      useDialog.setState(
        (open) => open && { ...open, sections: open.sections.filter(({ title }) => title !== field.label) },
      );
    },
  }));
  // Once Decap has noted that nothing is saved: the note would keep the form as it is.
  setTimeout(() => reopen({ base: now, record }));
  useDialog.setState({ title: "Someone else has changed this too", intro, sections });
  refuse(
    new Error("Someone has changed this since you opened it. Your text is kept: look at it, and save again."),
  );
}
