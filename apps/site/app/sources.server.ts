import type { SourceLabels, Sources } from "@clinic/content/fields/source";
import { formatDate } from "./dates";

/** What a list of sources shows, with each day in words. */
export function sourceView(sources: Sources, { heading, readOn }: SourceLabels) {
  return {
    title: heading,
    sources: sources.map(({ readOn: date, ...source }) => ({
      ...source,
      note: `${readOn} ${formatDate(date)}`,
    })),
  };
}
