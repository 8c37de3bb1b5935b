import type { SourceLabels, Sources } from "../../src/fields/source.ts";
import type { Site } from "../site.ts";

/** The guidelines that a text follows, each with the day on which it was compared with the text. */
export function sourceList({ words }: Site, sources: Sources, { heading, readOn }: SourceLabels) {
  return {
    title: heading,
    sources: sources.map(({ readOn: day, ...source }) => ({
      ...source,
      note: `${readOn} ${words.date(day)}`,
    })),
  };
}
