import { api, settings } from "../api.ts";
import { labelsOf } from "../configuration/form-field.ts";
import { type DraftEntry, fileOf, recordOf } from "../draft.ts";
import { definitionOf } from "../record-file.ts";
import { createStore } from "../store.ts";
import { checkInBrowser } from "./check-in-browser.ts";

/** A mistake, with the path of its field counting from 0: `faqs.2.answer`. Empty for the record as a whole. */
export interface Finding {
  field: string;
  problem: string;
  remedy: string;
}

interface State {
  record?: Record<string, unknown>;
  findings: readonly Finding[];
  /** The record, if it has no mistakes. */
  sound?: DraftEntry | undefined;
}

/** Mistakes in the record being edited. */
export const findingsStore = createStore<State>({ findings: [] });

const PAUSE_MS = 250;

let timer: ReturnType<typeof setTimeout> | undefined;
let checks = 0;

/** Checks the form after a pause in typing. */
export function checkSoon(getEntry: () => DraftEntry) {
  clearTimeout(timer);
  timer = setTimeout(() => void check(getEntry()), PAUSE_MS);
}

/** Runs all content checks on a record, and shows the results at its fields. */
async function check(entry: DraftEntry): Promise<readonly Finding[]> {
  const number = ++checks;
  const file = fileOf(entry);
  const findings = settings.local ? await api<Finding[]>("check", file) : await checkInBrowser(file);
  const sound = findings.length === 0 ? entry : undefined;
  if (number === checks) findingsStore.set({ record: recordOf(entry), findings, sound });
  return findings;
}

/**
 * Runs before a record is saved, and refuses one with mistakes.
 * @throws Error that says what is wrong and how to fix it
 */
export async function beforeSaving({ entry }: { entry: DraftEntry }) {
  const [first] = await check(entry);
  if (!first) return;
  const { schema } = definitionOf(fileOf(entry).path);
  const field = schema ? labelsOf(first.field, schema) : first.field;
  // Decap prefixes an error with its name, which means nothing to an editor.
  throw Object.assign(new Error(`${field}: ${first.problem}. ${first.remedy}.`), { name: "" });
}

/**
 * The messages of a control. Decap doesn't tell a control its position in a list, so controls in lists are identified
 * by the field names leading to them and by their value. A mistake in a list's entry is shown at the list.
 */
export function messagesFor({ record, findings }: State, names: string, value: unknown): string[] {
  return findings.flatMap(({ field, problem, remedy }) => {
    const [, path = "", entry] = /^(.*?)(?:\.(\d+))?$/.exec(field) ?? [];
    if (path.replaceAll(/\.\d+(?=\.)/g, "") !== names) return [];
    if (/\.\d+\./.test(path) && !isSame(valueAt(record, path), value)) return [];
    return [`${entry ? `Entry ${Number(entry) + 1}: ` : ""}${problem}. ${remedy}.`];
  });
}

function valueAt(record: unknown, path: string) {
  return path
    .split(".")
    .reduce((value, part) => (value as Record<string, unknown> | undefined)?.[part], record);
}

function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one ?? "") === JSON.stringify(other ?? "");
}
