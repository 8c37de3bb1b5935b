import type { FieldPath } from "@clinic/content/records/fields";
import type { DraftEntry } from "../draft.ts";
import { createStore } from "../store.ts";

/** A mistake, with the path of its field counting from 0: `faqs.2.answer`. */
export interface Finding {
  field: string;
  problem: string;
  remedy: string;
}

/** A mistake in the record being edited. */
export interface FieldFinding {
  path: FieldPath;
  problem: string;
  remedy: string;
}

interface State {
  record: unknown;
  findings: readonly FieldFinding[];
  /** The record, if it has no mistakes. */
  sound?: DraftEntry | undefined;
}

/** Mistakes in the record being edited. */
export const findingsStore = createStore<State>({ record: {}, findings: [] });

/**
 * The messages of a control. Decap doesn't tell a control its position in a list, so controls in lists are identified
 * by the field names leading to them and by their value. A mistake in a list's entry is shown at the list.
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
