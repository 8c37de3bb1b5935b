import { differencesOf, type Fields, passageOf } from "@clinic/content/records/differences";
import { merge } from "@clinic/content/records/merge";
import { parse } from "@clinic/content/records/parse";
import { rewriteFile } from "@clinic/content/records/rewrite";
import { definitionOf } from "@clinic/content/schemas";
import { refuse, show } from "../checking/check.ts";
import { reopen, saving } from "../unsaved.ts";
import words from "../words.json" with { type: "json" };
import { useDialog } from "./dialog.tsx";

/** Takes changes since `base` into the form, lets the person choose where both have changed the same, and throws an Error. */
export function refuseToOverwrite(path: string, base: string, now: string, yours: Fields) {
  const { schema, format } = definitionOf(path);
  if (now === base || now === saving.seen || !schema) return;
  if (now === "" && confirm("Someone has deleted this. Put it back, as it is in the form?")) return;
  if (now === "") refuse(new Error("Someone has deleted this since you opened it. Your text is kept."));
  const [{ value: then }, { value: theirs, problem }] = [parse(format, base), parse(format, now)];
  if (problem) refuse(new Error(`${words.broken} ${problem.line}: ${problem.problem}. ${problem.remedy}.`));
  const names = differencesOf(schema, then, theirs).map(({ label }) => label);
  const what = `Someone has changed this: ${names.join(", ")}.`;
  const taken = new Set<string>();
  const ask = () => {
    // What is theirs now isn't hers, should they change it again; what she hasn't decided is asked again.
    const { record, opened, undecided } = merge(schema, [then, yours, theirs], taken);
    if (taken.size + undecided.length + differencesOf(schema, yours, record).length === 0) return false;
    // Who saves again once the form shows this has chosen. After a reload it still has its base, and asks again.
    saving.seen = "none";
    // Once Decap has noted that nothing is saved.
    setTimeout(async () => {
      await reopen({ base: rewriteFile(path, now, opened), record });
      saving.seen = now;
      // Otherwise a form that is as its file has nothing to say.
      if (taken.size === 0 && differencesOf(schema, theirs, record).length === 0)
        show({ reason: `${what} Nothing that you have changed is left to save.` });
    });
    const sections = undecided.map(({ id, label, inWords: [mine = "", his = ""] }) => ({
      title: label,
      lines: [passage("Yours", mine, his), passage("Theirs", his, mine)],
      verb: "Take theirs",
      onPress: () => taken.add(id) && ask(),
    }));
    useDialog.setState(sections.length > 0 ? { ...words.conflict, sections } : undefined);
    return true;
  };
  if (ask()) refuse(new Error(`${what} Your text is kept: look at it, and save again.`));
}

/** A passage with what isn't in the other one marked. */
function passage(whose: string, text: string, other: string) {
  const [before, own, after] = passageOf(text, other);
  return (
    <>
      {whose}: {before}
      <mark>{own}</mark>
      {after}
    </>
  );
}
