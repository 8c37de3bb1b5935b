import { LeadSection, type LeadSectionProps } from "../block-section";

export interface TermGridProps extends Omit<LeadSectionProps, "children" | "text" | "tone"> {
  /** What it is about, the answer in a word, and a sentence about it. */
  items: readonly { term: string; value: string; note: string }[];
}

/** Short answers, each with its sentence: what a building has, and what it lacks. */
export function TermGrid({ items, ...props }: TermGridProps) {
  return (
    <LeadSection data-slot="term-grid" {...props}>
      <dl className="mt-8 grid gap-x-column gap-y-6 sm:grid-cols-2">
        {items.map(({ term, value, note }) => (
          <div key={term} className="border-line border-t pt-4">
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1 text-ink-muted">
              <strong className="font-semibold text-ink">{value}</strong> {note}
            </dd>
          </div>
        ))}
      </dl>
    </LeadSection>
  );
}
