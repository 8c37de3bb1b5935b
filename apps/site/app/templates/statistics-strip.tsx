import type { Statistic } from "@clinic/content/clinic";
import { Container } from "@clinic/ui/section";

const month = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });
const number = new Intl.NumberFormat("en-IN");

/** The clinic's figures as a measured strip, set out like a dimension line, each with its source. */
export function StatisticsStrip({
  heading,
  statistics,
}: {
  heading: string;
  statistics: readonly Statistic[];
}) {
  const notes = statistics.map(({ asOf, source }) => `As of ${month.format(new Date(asOf))}. ${source}`);
  return (
    <section aria-labelledby="statistics" className="border-y border-line bg-surface-sunken py-14 sm:py-20">
      <Container>
        <h2 id="statistics" className="sr-only">
          {heading}
        </h2>
        <dl className="grid grid-cols-2 gap-y-10 lg:grid-cols-4">
          {statistics.map(({ value, suffix, label }) => (
            <div key={label} className="flex flex-col border-s border-line-strong ps-4 sm:ps-6">
              <dt className="order-2 mt-2 text-ink-muted">{label}</dt>
              <dd className="font-display text-headline lining-nums tabular-nums text-primary">
                {number.format(value)}
                {suffix}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-10 text-sm text-ink-muted">{[...new Set(notes)].join(" ")}</p>
      </Container>
    </section>
  );
}
