import { contextOf, mistakesOf } from "@clinic/content/checks/record";
import { DEFAULT_LANGUAGE } from "@clinic/content/languages";
import { api, createSignal, readJson, settings } from "../api.ts";
import { labelsOf } from "../configuration/form-field.ts";
import { type DraftEntry, fileOf, recordOf } from "../draft.ts";
import { definitionOf, formatFor } from "../record-file.ts";

/** A mistake, with the path of its field counting from 0: `faqs.2.answer`. Empty for the record as a whole. */
export interface Finding {
  field: string;
  problem: string;
  remedy: string;
}

interface State {
  /** What is known of the form: nothing is known to be right before it has been checked as it is now. */
  status: "no form" | "checking" | "checked" | "not checked" | "not saved";
  record?: Record<string, unknown>;
  findings: readonly Finding[];
  /** The record, if it has no mistakes. */
  sound?: DraftEntry | undefined;
  /** Why it couldn't be checked or saved. */
  reason?: string;
}

/** Mistakes in the record being edited. */
export const checks = createSignal<State>({ status: "no form", findings: [] });

const PAUSE_MS = 150;

let timer: ReturnType<typeof setTimeout> | undefined;
let current: DraftEntry | undefined;
let number = 0;

/** Words that are added to the clinic's dictionary when the form is saved. */
export const newWords = new Set<string>();

/** Checks the form after a pause in typing, if anything is different; or again. */
export function checkSoon(entry?: DraftEntry) {
  const isSame = entry?.getIn(["data"]) === current?.getIn(["data"]);
  current = entry ?? current;
  if (!current || (entry && isSame)) return;
  number += 1;
  checks.set({ ...checks.get(), status: "checking" });
  clearTimeout(timer);
  timer = setTimeout(() => current && void check(current).catch(() => undefined), PAUSE_MS);
}

/** No form is open any more. */
export function forgetCheck() {
  clearTimeout(timer);
  number += 1;
  current = undefined;
  newWords.clear();
  checks.set({ status: "no form", findings: [] });
}

/** Runs all content checks on a record, and shows the results at its fields. */
async function check(entry: DraftEntry): Promise<readonly Finding[]> {
  number += 1;
  const own = number;
  const file = fileOf(entry);
  const show = (state: Partial<State>) => own === number && checks.set({ ...checks.get(), ...state });
  try {
    const findings = settings.local
      ? await api<Finding[]>("check", { ...file, isNew: entry.get("newRecord"), words: [...newWords] })
      : await checkInBrowser(file);
    const sound = findings.length === 0 ? entry : undefined;
    show({ status: "checked", record: recordOf(entry), findings, sound });
    return findings;
  } catch (error) {
    show({ status: "not checked", reason: String((error as Error).message) });
    throw error;
  }
}

/** What the checks need from the other records: `context.json`, written by the site's build. */
interface BuiltContext {
  records: Parameters<typeof contextOf>[0];
  insertions: [string, string][];
}

let context: Promise<BuiltContext> | undefined;

/** The checks of a single record, for when no server has the files. The host's CI runs the others on each draft. */
async function checkInBrowser({ path, text }: { path: string; text: string }): Promise<Finding[]> {
  context ??= readJson("context.json");
  const { records, insertions } = await context;
  const { kind, name, format, schema } = definitionOf(path);
  if (!schema) return [];
  const value = formatFor(format).fromFile(text);
  const own = { kind, value } as BuiltContext["records"][number];
  const findings = mistakesOf(
    { ...own, name, language: DEFAULT_LANGUAGE, schema, stored: value },
    contextOf([...records, own], { insertions: new Map(insertions) }),
  );
  return findings.map(({ path: field, problem, remedy }) => ({ field: field.join("."), problem, remedy }));
}

/**
 * Runs before a record is saved, and refuses one with mistakes.
 * @throws Error that says what is wrong and how to fix it
 */
export async function beforeSaving({ entry }: { entry: DraftEntry }) {
  const [first] = await check(entry).catch((error) => refuse(error.message));
  if (!first) return;
  const { schema } = definitionOf(fileOf(entry).path);
  const field = schema ? labelsOf(first.field, schema) : first.field;
  refuse(`${field}: ${first.problem}. ${first.remedy}.`);
}

/** Says in the form why it isn't saved, until it is checked again. */
export function refuse(reason: string): never {
  if (!checks.get().findings.length) checks.set({ ...checks.get(), status: "not saved", reason });
  // Decap prefixes an error with its name, which means nothing to an editor.
  throw Object.assign(new Error(reason), { name: "" });
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
