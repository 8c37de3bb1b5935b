import type { Content } from "../load/load-content.ts";
import { DEFAULT_LANGUAGE } from "../src/schemas.ts";
import { pageTextsOf } from "./record/texts.ts";

/** A number with its unit, and each sentence that says it. */
export interface Figure {
  figure: string;
  places: { file: string; sentence: string }[];
}

const number = String.raw`\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve`;
const unit =
  "minutes?|hours?|days?|weeks?|months?|years?|visits?|trips?|rooms?|nurses?|dentists?|mm|cm|ppm|per cent";
const figures = new RegExp(String.raw`\b(?:(?:${number}) (?:to|or|and) )?(?:${number})[ -](${unit})\b`, "gi");

/** Numbers with units in what visitors read, grouped by unit so that contradictions stand side by side. */
export function listFigures({ sources }: Content): Figure[] {
  const places = new Map<string, Figure["places"]>();
  for (const source of sources.filter(({ language }) => language === DEFAULT_LANGUAGE)) {
    const sentences = pageTextsOf(source).flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n+/));
    for (const sentence of sentences) {
      for (const [match, word = ""] of sentence.matchAll(figures)) {
        const figure = `${word.toLowerCase().replace(/s$/, "")}: ${match.toLowerCase()}`;
        places.set(figure, [...(places.get(figure) ?? []), { file: source.file, sentence }]);
      }
    }
  }
  return [...places]
    .map(([figure, found]) => ({ figure, places: found }))
    .sort((a, b) => a.figure.localeCompare(b.figure, "en", { numeric: true }));
}
