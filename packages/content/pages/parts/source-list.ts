import type { SourceLabels, Sources } from "../../src/fields/source.ts";
import type { Site } from "../site.ts";

/** The guidelines that a text follows, and the month in which they were last compared with it. */
export function sourceList({ words }: Site, sources: Sources, { heading, readOn }: SourceLabels) {
  const days = sources.map((source) => source.readOn).sort();
  return {
    title: `${heading}, ${readOn} ${words.date(days.at(-1) ?? "", { month: "long", year: "numeric" })}`,
    sources: sources.map(({ title, publisher, url }) => ({ title, publisher, url })),
  };
}
