import { api } from "../api.ts";
import type { DraftEntry } from "../draft.ts";
import { fileOf, recordOf } from "../draft.ts";
import { findingsStore } from "./findings.ts";

export type { DraftEntry };

/** What the server says of a record that has not been saved. */
export interface CheckedDraft {
  findings: { field: string; problem: string; remedy: string }[];
  /** Page on which the record is shown, if the draft can be shown. */
  page?: string;
}

const PAUSE_MS = 250;

let timer: ReturnType<typeof setTimeout> | undefined;
let checks = 0;
const listeners = new Set<(draft: CheckedDraft) => void>();

/** Calls `listener` whenever a draft has been checked. */
export function onChecked(listener: (draft: CheckedDraft) => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Checks what is in the form as soon as nobody has typed for a moment. */
export function checkSoon(getEntry: () => DraftEntry) {
  clearTimeout(timer);
  timer = setTimeout(() => void check(getEntry()), PAUSE_MS);
}

/** Checks a record with all checks of the content, and shows what they say at its fields. */
export async function check(entry: DraftEntry): Promise<CheckedDraft> {
  const number = ++checks;
  const checked = await api<CheckedDraft>("check", fileOf(entry));
  if (number !== checks) return checked;
  findingsStore.set({
    record: recordOf(entry),
    findings: checked.findings.map(({ field, ...finding }) => ({ ...finding, path: pathOf(field) })),
  });
  for (const listener of listeners) listener(checked);
  return checked;
}

function pathOf(field: string) {
  if (field === "") return [];
  return field.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
