import { linesOf, withValue } from "@clinic/content/records/differences";
import type { Change, historyOf } from "../../server/changes.ts";
import { api } from "../api.ts";
import { pathOf, recordOf } from "../record-file.ts";
import { openEntry, reopen } from "../unsaved.ts";
import words from "../words.json" with { type: "json" };
import { useDialog } from "./dialog.tsx";

type Versions = ReturnType<typeof historyOf>;
const effects: Record<string, string> = words.takeBack;
const sayWhy = (error: Error) => alert(error.message);

export async function showChanges() {
  const changes = await api<Change[]>("changes").catch(sayWhy);
  const sections = changes?.map(({ file, now, title, differences }) => ({
    title,
    lines: differences.flatMap(linesOf),
    verb: "Take back",
    onPress() {
      if (confirm(`${title}\n\nTake this back? ${effects[title.split(":")[0] ?? ""]}`))
        api("take-back", { file, now }).then(() => location.reload(), sayWhy);
    },
  }));
  const intro = `${changes?.length ? "This" : "Nothing"} has changed since the last publication.`;
  if (sections) useDialog.setState({ title: "What changed", intro, sections });
}

/** Lists who has changed the record in the form, when and what, the last change first. */
export async function showHistory() {
  const versions = await api<Versions>("history", { path: pathOf(openEntry()) }).catch(sayWhy);
  const sections = versions?.flatMap(({ title, differences }) =>
    differences.map((difference) => ({
      title: `${title}: ${difference.label}`,
      lines: linesOf(difference),
      verb: "Bring back",
      onPress() {
        const record = withValue(recordOf(openEntry()), difference.path, difference.before);
        reopen({ base: openEntry().get("raw"), record });
        useDialog.setState(undefined);
      },
    })),
  );
  const intro = `The entry begins on ${versions?.at(-1)?.title}. What you bring back comes into the form, and isn't saved before you save the form.`;
  if (sections) useDialog.setState({ title: "History", intro, sections });
}
