import type { FieldPath } from "../../src/records/fields.ts";
import { visitFields } from "../../src/records/fields.ts";
import type { Mistake, RecordCheck } from "./record-check.ts";

interface Times {
  days?: string[];
  opens: string;
  closes: string;
}

interface Day {
  date: string;
  branches?: string[];
}

/** Opening hours begin before they end and don't overlap; holidays are in order and unique. */
export const checkTimes: RecordCheck = ({ schema, value }) => {
  const mistakes: Mistake[] = [];
  visitFields(schema, value, (_, inner, path) => {
    if (isTimes(inner) && inner.opens >= inner.closes) {
      mistakes.push({
        path: [...path, "closes"],
        problem: `It closes at ${inner.closes}, which is not after it opens at ${inner.opens}`,
        remedy: "Write a closing time that is later than the opening time, both in 24 hours",
      });
    }
    if (Array.isArray(inner) && path.at(-1) === "hours")
      mistakes.push(...overlaps(inner.filter(isTimes), path));
    if (Array.isArray(inner) && path.at(-1) === "holidays") mistakes.push(...dates(inner, path));
  });
  return mistakes;
};

function isTimes(value: unknown): value is Times {
  return typeof value === "object" && value !== null && "opens" in value && "closes" in value;
}

function overlaps(stretches: Times[], path: FieldPath): Mistake[] {
  return stretches.flatMap((stretch, index) =>
    stretches.slice(0, index).flatMap((earlier) => {
      const day = stretch.days?.find((name) => earlier.days?.includes(name));
      if (!day || stretch.opens >= earlier.closes || earlier.opens >= stretch.closes) return [];
      return [
        {
          path: [...path, index, "days"],
          problem: `On ${day} these hours overlap with others of the same day`,
          remedy: `Take ${day} out of one of them, or change their times`,
        },
      ];
    }),
  );
}

function dates(days: Day[], path: FieldPath): Mistake[] {
  return days.flatMap((day, index) => {
    const twice = days
      .slice(0, index)
      .some((earlier) => earlier.date === day.date && shareBranch(earlier, day));
    if (twice) {
      return [
        {
          path: [...path, index, "date"],
          problem: `The day ${day.date} is there twice`,
          remedy: "Keep one of the two entries, or name other branches in one of them",
        },
      ];
    }
    const before = days[index - 1];
    if (!before || before.date <= day.date) return [];
    return [
      {
        path: [...path, index, "date"],
        problem: `The day ${day.date} comes before ${before.date}, which is above it`,
        remedy: "Put the days in their order, the first one at the top",
      },
    ];
  });
}

function shareBranch(a: Day, b: Day) {
  return !a.branches || !b.branches || a.branches.some((branch) => b.branches?.includes(branch));
}
