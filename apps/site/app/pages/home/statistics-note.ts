import type { Statistic } from "@clinic/content/clinic";

const month = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });

/** Says when the figures were true and who counted, once where all have the same source. */
export function statisticsNote(statistics: readonly Statistic[]) {
  const notes = statistics.map(({ asOf, source }) => `As of ${month.format(new Date(asOf))}. ${source}`);
  return [...new Set(notes)].join(" ");
}
