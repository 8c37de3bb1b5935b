import { type ComponentProps, type ReactNode, useId } from "react";
import { Heading } from "../../components/heading";
import { RuledList } from "../../components/ruled-list";
import { Container, Section } from "../../components/section";

export interface TreatmentFactsProps extends Omit<ComponentProps<"section">, "title"> {
  /** The heading. */
  title: ReactNode;
  /** Three durations, each with what it measures: chair time, visits, total. A fee may follow. */
  facts: readonly { term: string; value: ReactNode }[];
  /** `TreatmentPoints`: whom it suits, who should wait, what can go wrong. */
  children?: ReactNode;
}

/** How long a treatment takes and, as children, whom it suits and what can go wrong. */
export function TreatmentFacts({ title, facts, children, ...props }: TreatmentFactsProps) {
  const id = useId();
  return (
    <Section data-slot="treatment-facts" tone="sunken" aria-labelledby={id} {...props}>
      <Container>
        <Heading id={id}>{title}</Heading>
        <dl className="mt-10 grid border-line-strong border-t sm:auto-cols-fr sm:grid-flow-col print:mt-3">
          {facts.map(({ term, value }) => (
            <div
              key={term}
              className="border-line border-b py-5 print:py-2 sm:border-e sm:pe-6 sm:last:border-e-0 sm:[&:not(:first-child)]:ps-6"
            >
              <dt className="text-sm text-ink-muted">{term}</dt>
              <dd className="mt-1 font-display text-title">{value}</dd>
            </div>
          ))}
        </dl>
        {children && (
          <div className="mt-14 grid gap-x-12 gap-y-12 md:grid-cols-3 print:mt-4 print:grid-cols-3 print:gap-x-6">
            {children}
          </div>
        )}
      </Container>
    </Section>
  );
}

export interface TreatmentPointsProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  /** What the points have in common: "It suits you if". */
  title: ReactNode;
  /** An icon; it adds nothing to the title for screen readers. */
  icon: ReactNode;
  /** Short statements. */
  points: readonly string[];
}

/** One of the lists under the durations. */
export function TreatmentPoints({ title, icon, points, ...props }: TreatmentPointsProps) {
  return (
    <div data-slot="treatment-points" {...props}>
      <Heading
        level={3}
        className="flex items-center gap-3 [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-accent"
      >
        {icon}
        {title}
      </Heading>
      <RuledList items={points} className="mt-5 print:mt-2" />
    </div>
  );
}
