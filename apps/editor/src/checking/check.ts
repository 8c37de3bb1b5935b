import { agreeOnHalf, type OpeningHours } from "@clinic/content/branches/hours";
import { toSentenceCase } from "@clinic/content/records/describe-field";
import { create } from "zustand";
import type { Checked } from "../../server/check.ts";
import { api, RETRY_MS, useTrouble } from "../api.ts";
import { type DraftEntry, fileOf, toPlain } from "../record-file.ts";
import words from "../words.json" with { type: "json" };
import type { ControlProps } from "./checked.tsx";

interface State extends Checked {
  /** What is known of the form: nothing is known to be right before it has been checked as it is now. */
  status: "no form" | "checking" | "checked" | "not checked";
  /** The record as it was when it was checked. */
  entry?: DraftEntry;
  /** What wasn't done when someone last tried, and why. */
  reason?: string;
  /** That reason, if the server gave it: it is asked again with each check. */
  refusal?: string;
  page?: string;
  /** What someone has chosen to have beside the form instead of the page. */
  beside?: string;
  /** Whether someone has tried to save the form as it was: until then, only what was left is marked. */
  tried?: boolean;
}

export const useChecks = create<State>(() => ({ status: "no form", findings: [], related: [] }));

export const show = useChecks.setState;

const PAUSE_MS = 150;

let current: DraftEntry | undefined;

/** Words that are added to the clinic's dictionary when the form is saved. */
export const newWords = new Set<string>();

const holdsTheSame = (entry?: DraftEntry) => entry?.getIn(["data"]) === current?.getIn(["data"]);

/** Checks the form after a pause in typing, if anything is different; or again. */
export function checkSoon(entry?: DraftEntry) {
  if (entry && holdsTheSame(entry)) return;
  current = entry ?? current;
  const asked = current;
  show({ status: "checking" });
  setTimeout(() => asked && asked === current && void check(asked), PAUSE_MS);
}

// Of translations, other windows know more than this one once they have saved.
export const otherWindows = new BroadcastChannel("saved");
otherWindows.onmessage = () => current && checkSoon();

export function forgetCheck() {
  current = undefined;
  newWords.clear();
  useChecks.setState(useChecks.getInitialState(), true);
}

/** Runs all content checks on a record, and shows the results at its fields unless these have changed meanwhile. */
async function check(entry: DraftEntry) {
  try {
    const draft = { ...fileOf(entry), isNew: entry.get("newRecord"), words: [...newWords] };
    const checked = await api<Checked>("check", draft);
    const findings = checked.findings.map((finding) => ofDays(entry, finding));
    const unique = new Map(findings.map((finding) => [finding.field + finding.problem, finding]));
    if (holdsTheSame(entry)) show({ status: "checked", entry, ...checked, findings: [...unique.values()] });
    const { reason, refusal } = useChecks.getState();
    if (!reason || reason !== refusal) return;
    const now = await api<null>("refusal", draft).catch(({ message }: Error) => `Not saved. ${message}`);
    if (holdsTheSame(entry)) show({ reason: now ?? undefined, refusal: now ?? undefined });
  } catch {
    if (holdsTheSame(entry)) show({ status: "not checked" });
    setTimeout(() => holdsTheSame(entry) && void check(entry), RETRY_MS);
  }
}

/** What is wrong with a stretch of hours, as a mistake of its days: the form has a line for each. */
function ofDays(entry: DraftEntry, finding: Checked["findings"][number]) {
  const [, place] = /^hours\.(\d+)\./.exec(finding.field) ?? [];
  const hours = place && (toPlain(entry.getIn(["data", "hours"])) as OpeningHours["hours"])[Number(place)];
  if (!hours) return finding;
  const times = [hours.opens, hours.closes];
  const isRead = times.every((time) => /^\d+:\d+$/.test(time));
  const { problem, remedy } = isRead ? finding : agreeOnHalf(times) ? words.hours.unread : words.hours.half;
  const days = hours.days.map(toSentenceCase).join(", ");
  return { ...finding, field: "hours", problem: `${days}: ${problem}`, remedy };
}

/** Says why something wasn't done, until the form is saved; what prevents all saving is said already. */
export function refuse({ message }: Error, action = ""): never {
  const reason = `${action === "deleteFiles" ? "Not deleted" : "Not saved"}. ${message}`;
  if (message !== useTrouble.getState()) show({ reason, refusal: action === "persistEntry" ? reason : "" });
  throw new Error(message);
}

/** The messages of a control, in a list identified by its value: Decap doesn't tell a control its position there. */
export function messagesFor({ entry, findings }: State, control: ControlProps["field"], value: unknown) {
  const names = String(control.get("path"));
  return findings.flatMap(({ field, problem, remedy }) => {
    const [, path = "", place] = /^(.*?)(?:\.(\d+))?$/.exec(field) ?? [];
    if (path.replaceAll(/\.\d+(?=\.)/g, "") !== names) return [];
    const checked = entry?.getIn(["data", ...path.split(".")]);
    if (/\.\d+\./.test(path) && JSON.stringify(checked ?? "") !== JSON.stringify(value ?? "")) return [];
    const add = `Press “Add ${String(control.get("label")).toLowerCase()}”`;
    const what = control.get("widget") === "list" ? remedy.replace("Add at least one", add) : remedy;
    return [`${place ? `Entry ${Number(place) + 1}: ` : ""}${problem}. ${what}.`];
  });
}
