import type { RecordCheck } from "./record-check.ts";
import { proseOf } from "./texts.ts";

const medicalFigure =
  /\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine)[ -](?:ppm|mm|millimetres?|per cent|weeks?|months?|years?)\b/i;

/** Articles that state health figures name their sources. Treatment pages always do. */
export const checkSources: RecordCheck = (record) => {
  const { kind, value } = record;
  if (kind !== "articles" && kind !== "treatments") return [];
  const { sources, reviewedOn } = value as { sources?: { readOn: string }[]; reviewedOn?: string };
  const figure = proseOf(record)
    .filter(({ path }) => path[0] === "body")
    .map(({ text }) => medicalFigure.exec(text)?.[0])
    .find(Boolean);
  if (kind === "articles" && figure && !sources)
    return [
      {
        path: ["body"],
        words: figure,
        problem: `The text says "${figure}", and names no source for its figures`,
        remedy: "Add the guideline or review that they come from, under sources",
      },
    ];
  const lastRead = sources
    ?.map(({ readOn }) => readOn)
    .sort()
    .at(-1);
  if (!reviewedOn || !lastRead || reviewedOn >= lastRead) return [];
  return [
    {
      path: ["reviewedOn"],
      problem: `The text was compared with its sources on ${lastRead}, after it was checked`,
      remedy: "Have it checked again, and write that day. Until then, take the field out",
    },
  ];
};
