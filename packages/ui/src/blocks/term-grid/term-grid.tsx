import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";
import { Container, Section } from "../../components/section";

export interface TermGridProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** Id of the heading, for links to it. */
  id: string;
  /** The heading. */
  title: string;
  /** What it is about, the answer in a word, and a sentence about it. */
  items: readonly { term: string; value: string; note: string }[];
}

/** Short answers, each with its sentence: what a building has, and what it lacks. */
export function TermGrid({ id, title, items, ...props }: TermGridProps) {
  return (
    <Section data-slot="term-grid" aria-labelledby={id} {...props}>
      <Container>
        <Heading id={id}>{title}</Heading>
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
      </Container>
    </Section>
  );
}
