export type Status = "draft" | "ready" | "deprecated";

export interface History {
  status: Status;
  reason: string;
  /** The first version with it: `0.1.0`, or `next`. */
  since: string;
  /** The latest entry that names it. */
  lastChange: { version: string; text: string };
}

interface Sources {
  /** `CHANGELOG.md`: the released versions, the latest first. */
  changelog: string;
  /** Files of `.changeset`: what the next version brings. */
  changesets: string[];
  /** Behaviours that are known not to hold. */
  failing: string[];
  /** What `@deprecated` says, if the component has it. */
  deprecated?: string;
}

/** A component's status and releases, from the changelog and the changesets. */
export function historyOf(name: string, { changelog, changesets, failing, deprecated }: Sources): History {
  const coming = changesets.flatMap((text) => entriesOf(text.replace(/^---[\s\S]*?^---$/m, "")));
  const versions = [...changelog.matchAll(/^## (\S+)$([\s\S]*?)(?=^## |(?![\s\S]))/gm)].map(
    ([, version = "", text = ""]) => ({
      version,
      entries: entriesOf(text),
    }),
  );
  const first = versions.at(-1)?.version ?? "next";
  const all = [{ version: "next", entries: coming }, ...versions];
  const brought = all.find(({ entries }) => entries.some((entry) => brings(entry, name)))?.version;
  const since = brought ?? first;
  const [lastChange = { version: since, text: "Came with the first version." }] = all.flatMap(
    ({ version, entries }) =>
      entries.filter((entry) => mentions(entry, name)).map((text) => ({ version, text })),
  );
  return { ...statusOf(since, failing, deprecated), since, lastChange };
}

function statusOf(since: string, failing: string[], deprecated?: string): Pick<History, "status" | "reason"> {
  if (deprecated !== undefined)
    return { status: "deprecated", reason: deprecated || "Don’t use it in new work." };
  if (failing.length) return { status: "draft", reason: `Known not to hold yet: ${failing.join("; ")}.` };
  if (since === "next")
    return { status: "draft", reason: "Not in a released version: names and props may still change." };
  return { status: "ready", reason: "Released, and every behaviour below holds." };
}

/** List items and paragraphs, without line breaks. */
function entriesOf(text: string) {
  return text
    .split(/\n(?=\s*- )|\n{2,}/)
    .map((entry) =>
      entry
        .replace(/^\s*- /, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((entry) => entry && !entry.startsWith("#"));
}

const mentions = (entry: string, name: string) => new RegExp(`\\b${name}(?![A-Z])`).test(entry);

/** `New components: AlertDialog and Toast.` */
function brings(entry: string, name: string) {
  return [...entry.matchAll(/\bNew (?:block|component)s?: ([^.]+)/g)].some(([, names = ""]) =>
    mentions(names, name),
  );
}
