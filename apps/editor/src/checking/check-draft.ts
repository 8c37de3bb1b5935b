import { api } from "../api.ts";
import type { DraftEntry } from "../draft.ts";
import { fileOf, recordOf } from "../draft.ts";
import { withOldAddress } from "../renaming.ts";
import { checkInBrowser } from "./check-in-browser.ts";
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

let local = true;

/** Where the files are at a git host, the browser checks what it can. */
export function checkWithoutServer() {
  local = false;
}

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
export async function check(typed: DraftEntry): Promise<CheckedDraft> {
  const entry = withOldAddress(typed);
  const number = ++checks;
  const checked = local ? await api<CheckedDraft>("check", fileOf(entry)) : await checkInBrowser(entry);
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
