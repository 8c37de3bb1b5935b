import type { FieldPath } from "@clinic/content/records/fields";
import type { DraftEntry } from "../draft.ts";

/** A mistake in the record that is being edited. */
export interface FieldFinding {
  path: FieldPath;
  problem: string;
  remedy: string;
}

interface State {
  record: unknown;
  findings: readonly FieldFinding[];
  /** The record, if it has no mistake. */
  sound?: DraftEntry | undefined;
}

let state: State = { record: {}, findings: [] };
const listeners = new Set<() => void>();

/** Mistakes of the record that is being edited, for `useSyncExternalStore`. */
export const findingsStore = {
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set(next: State) {
    state = next;
    for (const listener of listeners) listener();
  },
};

/**
 * What to say at a control. Decap doesn't tell a control where in a list it is, so there it is known by the
 * names on the way to it and by its value. A mistake of a list's entry is told at the list.
 */
export function messagesFor({ record, findings }: State, names: string, value: unknown): string[] {
  return findings.flatMap(({ path, problem, remedy }) => {
    const entry = path.at(-1);
    const field = typeof entry === "number" ? path.slice(0, -1) : path;
    if (namesOf(field) !== names) return [];
    const inList = field.some((part) => typeof part === "number");
    if (inList && !sameValue(fieldAt(record, field), value)) return [];
    const where = typeof entry === "number" ? `Entry ${entry + 1}: ` : "";
    return [`${where}${problem}. ${remedy}.`];
  });
}

/** The path of a field without its positions in lists: `faqs.answer`. */
export function namesOf(path: FieldPath) {
  return path.filter((part) => typeof part === "string").join(".");
}

function fieldAt(record: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, part) => (value as Record<string | number, unknown> | undefined)?.[part],
    record,
  );
}

function sameValue(one: unknown, other: unknown) {
  return JSON.stringify(one ?? "") === JSON.stringify(other ?? "");
}
