import type { Checked } from "../../server/check.ts";
import { api, createSignal } from "../api.ts";
import { type DraftEntry, fileOf } from "../record-file.ts";
import type { ControlProps } from "./checked.tsx";

interface State extends Checked {
  /** What is known of the form: nothing is known to be right before it has been checked as it is now. */
  status: "no form" | "checking" | "checked" | "refused";
  /** The record as it was when it was checked. */
  entry?: DraftEntry;
  /** Why it couldn't be saved. */
  reason?: string;
  /** The page that shows it. */
  page?: string;
  /** Whether someone has tried to save the form as it was: until then, only what was left is marked. */
  tried?: boolean;
}

const noForm: State = { status: "no form", findings: [], translations: [] };

/** What is known of the record being edited. */
export const checks = createSignal<State>(noForm);

export const show = (state: Partial<State>) => checks.set({ ...checks.get(), ...state });

const PAUSE_MS = 150;

let timer: ReturnType<typeof setTimeout>;
let current: DraftEntry | undefined;

/** Words that are added to the clinic's dictionary when the form is saved. */
export const newWords = new Set<string>();

const holdsTheSame = (entry?: DraftEntry) => entry?.getIn(["data"]) === current?.getIn(["data"]);

/** Checks the form after a pause in typing, if anything is different; or again. */
export function checkSoon(entry?: DraftEntry) {
  if (entry && holdsTheSame(entry)) return;
  current = entry ?? current;
  show({ status: "checking" });
  clearTimeout(timer);
  timer = setTimeout(() => current && void check(current), PAUSE_MS);
}

/** No form is open any more. */
export function forgetCheck() {
  clearTimeout(timer);
  current = undefined;
  newWords.clear();
  checks.set(noForm);
}

/** Runs all content checks on a record, and shows the results at its fields unless these have changed meanwhile. */
async function check(entry: DraftEntry) {
  try {
    const draft = { ...fileOf(entry), isNew: entry.get("newRecord"), words: [...newWords] };
    const checked = await api<Checked>("check", draft);
    if (holdsTheSame(entry)) show({ status: "checked", entry, ...checked });
  } catch {
    if (holdsTheSame(entry)) show({ status: "refused", reason: "It couldn't be checked." });
  }
}

/** Says in the form why it isn't saved, until it is checked again. */
export function refuse(reason: string): never {
  show({ status: "refused", reason });
  throw new Error(reason);
}

/**
 * The messages of a control. Decap doesn't tell a control its position in a list, so controls in lists are identified
 * by the field names leading to them and by their value. A mistake in a list's entry is shown at the list.
 */
export function messagesFor(
  { entry: record, findings }: State,
  control: ControlProps["field"],
  value: unknown,
) {
  const names = String(control.get("path"));
  return findings.flatMap(({ field, problem, remedy }) => {
    if (control.get("whole") && field.startsWith(`${names}.`)) return [`${problem}. ${remedy}.`];
    const [, path = "", entry] = /^(.*?)(?:\.(\d+))?$/.exec(field) ?? [];
    if (path.replaceAll(/\.\d+(?=\.)/g, "") !== names) return [];
    const checked = record?.getIn(["data", ...path.split(".")]);
    if (/\.\d+\./.test(path) && JSON.stringify(checked ?? "") !== JSON.stringify(value ?? "")) return [];
    return [`${entry ? `Entry ${Number(entry) + 1}: ` : ""}${problem}. ${remedy}.`];
  });
}
