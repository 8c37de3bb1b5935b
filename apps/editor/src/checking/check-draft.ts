import { api } from "../api.ts";
import type { DraftEntry } from "../draft.ts";
import { fileOf, recordOf } from "../draft.ts";
import { withOldAddress } from "../renaming.ts";
import { checkInBrowser } from "./check-in-browser.ts";
import { type Finding, findingsStore } from "./findings.ts";

export type { DraftEntry };

const PAUSE_MS = 250;

let timer: ReturnType<typeof setTimeout> | undefined;
let checks = 0;
let local = true;

/** For files on a git host, the browser checks what it can. */
export function checkWithoutServer() {
  local = false;
}

/** Checks the form after a pause in typing. */
export function checkSoon(getEntry: () => DraftEntry) {
  clearTimeout(timer);
  timer = setTimeout(() => void check(getEntry()), PAUSE_MS);
}

/** Runs all content checks on a record, and shows the results at its fields. */
export async function check(typed: DraftEntry): Promise<readonly Finding[]> {
  const entry = withOldAddress(typed);
  const number = ++checks;
  const findings = local ? await api<Finding[]>("check", fileOf(entry)) : await checkInBrowser(entry);
  if (number !== checks) return findings;
  findingsStore.set({
    record: recordOf(entry),
    findings: findings.map(({ field, ...finding }) => ({ ...finding, path: pathOf(field) })),
    sound: findings.length === 0 ? entry : undefined,
  });
  return findings;
}

function pathOf(field: string) {
  if (field === "") return [];
  return field.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
