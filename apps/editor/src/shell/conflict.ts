import { differencesOf, type Fields, passageOf, withValue } from "@clinic/content/records/differences";
import { parse } from "@clinic/content/records/parse";
import { rewriteFile } from "@clinic/content/records/rewrite";
import { definitionOf } from "@clinic/content/schemas";
import { refuse } from "../checking/check.ts";
import { reopen, saving } from "../unsaved.ts";
import words from "../words.json" with { type: "json" };
import { useDialog } from "./dialog.tsx";

/** Takes changes since `base` into the form, lets the person choose where both have changed a field, and throws an Error. */
export function refuseToOverwrite(path: string, base: string, now: string, yours: Fields) {
  const { schema, format } = definitionOf(path);
  if (now === base || now === saving.seen || !schema) return;
  if (now === "" && confirm("Someone has deleted this. Put it back, as it is in the form?")) return;
  if (now === "") refuse(new Error("Someone has deleted this since you opened it. Your text is kept."));
  const [{ value: then }, { value: theirs, problem }] = [parse(format, base), parse(format, now)];
  if (problem) refuse(new Error(`${words.broken} ${problem.line}: ${problem.problem}. ${problem.remedy}.`));
  const changed = differencesOf(schema, then, theirs);
  const ours = differencesOf(schema, then, yours).map((field) => field.path);
  const onlyTheirs = changed.filter((field) => !ours.includes(field.path));
  let record = onlyTheirs.reduce((all, field) => withValue(all, field.path, field.after), yours);
  const paths = changed.map((field) => field.path);
  const both = differencesOf(schema, theirs, record).filter((field) => paths.includes(field.path));
  if (onlyTheirs.length + both.length === 0) return;
  const ask = (fields: typeof both) => {
    // Once Decap has noted that nothing is saved. What is theirs now isn't hers, should they change it again.
    const undecided = changed.filter(({ path }) => fields.some((field) => field.path === path));
    const opened = undecided.reduce((all, field) => withValue(all, field.path, field.before), theirs);
    setTimeout(() => reopen({ base: rewriteFile(path, now, opened), record }));
    const sections = fields.map(({ label, before, path, inWords: [his, mine] }) => ({
      title: label,
      lines: [`Yours: ${passageOf(mine, his)}`, `Theirs: ${passageOf(his, mine)}`],
      verb: "Take theirs",
      onPress() {
        // Whatever the form shows by now: it takes a moment to be reopened.
        record = withValue(record, path, before);
        ask(fields.filter((other) => other.path !== path));
      },
    }));
    useDialog.setState(sections.length > 0 ? { ...words.conflict, sections } : undefined);
  };
  ask(both);
  // Who saves again in this window has chosen. After a reload the form still has its base, and asks again.
  saving.seen = now;
  const names = changed.map(({ label }) => label).join(", ");
  refuse(new Error(`Someone has changed this: ${names}. Your text is kept: look at it, and save again.`));
}
