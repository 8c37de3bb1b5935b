import { type Difference, differencesOf } from "@clinic/content/records/differences";
import { definitionOf, parse, titleOf } from "./record-file.ts";

/** A file that differs from the last commit. */
export interface Change {
  file: string;
  before?: string | undefined;
  now?: string | undefined;
}

/** A file as it was recorded. */
export interface Version {
  /** Of the commit. */
  id: string;
  /** "2026-11-24" */
  when: string;
  who: string;
  text: string;
}

/** What happened to a file, "Changed: Branch “Kurla”", and what differs in it. */
export function describe({ file, before, now }: Change): { title: string; differences: Difference[] } {
  const what = before === undefined ? "New" : now === undefined ? "Taken away" : "Changed";
  const { schema, format } = definitionOf(file);
  if (!schema) {
    const name = file.replace(/^(?:data|assets)\/|\.txt$/g, "");
    const words = { path: "", label: "Words", before: before?.split("\n"), after: now?.split("\n") };
    return { title: `${what}: ${name}`, differences: file.startsWith("data/") ? [words] : [] };
  }
  const [then = {}, next = {}] = [before, now].map((text) => parse(format, text ?? "").value);
  return {
    title: `${what}: ${titleOf(file, now === undefined ? then : next)}`,
    differences: what === "Changed" ? differencesOf(schema, then, next) : [],
  };
}
