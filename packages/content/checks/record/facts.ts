import { toSentenceCase } from "../../src/records/describe-field.ts";
import { type FieldPath, isObject, visitFields } from "../../src/records/fields.ts";
import type { Mistake, RecordCheck } from "./record-check.ts";

/** A text isn't marked as checked on a day before it was last compared with its sources. */
export const checkReview: RecordCheck = ({ value }) => {
  const { sources, reviewedOn } = value as { sources?: { readOn: string }[]; reviewedOn?: string };
  const late = reviewedOn && sources?.find(({ readOn }) => readOn > reviewedOn);
  if (!late) return [];
  const problem = `The text was compared with its sources on ${late.readOn}, after it was checked`;
  const remedy = "Have it checked again, and write that day. Until then, take the field out";
  return [{ path: ["reviewedOn"], problem, remedy }];
};

/** The highest amount of a fee isn't below the lowest. */
export const checkAmount: RecordCheck = ({ value: { amount, upTo } }) => {
  if (upTo === undefined || Number(upTo) > Number(amount)) return [];
  const problem = `A fee from ${amount} can't end at ${upTo}`;
  const remedy = "Write a higher amount, or take it out where it is always the same";
  return [{ path: ["upTo"], problem, remedy }];
};

type Holiday = { date: string; branches?: string[] };
type Times = { days?: string[]; opens: string; closes: string };

/** Opening hours begin before they end and don't overlap; no holiday is there twice. */
export const checkTimes: RecordCheck = ({ schema, value }) => {
  const mistakes: Mistake[] = [];
  visitFields(schema, value, (_, inner, path) => {
    if (isTimes(inner) && inner.opens >= inner.closes) {
      const problem = `It closes at ${inner.closes}, which is not after it opens at ${inner.opens}`;
      const remedy = "Write a closing time that is later than the opening time, both in 24 hours";
      mistakes.push({ path: [...path, "closes"], problem, remedy });
    }
    if (!Array.isArray(inner)) return;
    if (path.at(-1) === "hours") mistakes.push(...inner.filter(isTimes).flatMap(overlap(path)));
    if (path.at(-1) === "holidays") mistakes.push(...inner.flatMap(repeatedDay(path)));
  });
  return mistakes;
};

const isTimes = (value: unknown): value is Times => isObject(value) && "opens" in value && "closes" in value;

const overlap = (path: FieldPath) => (times: Times, index: number, all: Times[]) =>
  all.slice(0, index).flatMap((earlier): Mistake[] => {
    const day = times.days?.find((name) => earlier.days?.includes(name));
    if (!day || times.opens >= earlier.closes || earlier.opens >= times.closes) return [];
    const [first, second] = [earlier, times].map(({ opens, closes }) => `${opens}–${closes}`);
    const problem = `On ${toSentenceCase(day)}, ${first} and ${second} overlap`;
    const remedy = "Write one stretch for both, or let one end before the other begins";
    return [{ path: [...path, index, "days"], problem, remedy }];
  });

const repeatedDay = (path: FieldPath) => (day: Holiday, index: number, all: Holiday[]) =>
  all
    .slice(0, index)
    .filter(({ date, branches }) => date === day.date && shareBranch(branches, day.branches))
    .map(() => ({
      path: [...path, index, "date"],
      problem: `The day ${day.date} is there twice`,
      remedy: "Keep one of the two entries, or name other branches in one of them",
    }));

/** An entry without branches is for all of them. */
function shareBranch(some: string[] | undefined, others: string[] | undefined) {
  return !some || !others || some.some((branch) => others.includes(branch));
}
