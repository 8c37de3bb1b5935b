import type { TreatmentLabels } from "@clinic/content/pages";
import { Heading } from "@clinic/ui/heading";
import { Container, Section } from "@clinic/ui/section";
import { CheckIcon, ClockIcon, type LucideIcon, TriangleAlertIcon } from "lucide-react";
import { RuledList } from "./ruled-list";
import type { TreatmentView } from "./treatment-view.server";

export interface TreatmentFactsProps
  extends Pick<TreatmentView, "duration" | "whoFor" | "whoNotFor" | "risks"> {
  id: string;
  labels: TreatmentLabels["facts"];
}

/** How long it takes, whom it suits, who should wait, and what can go wrong. */
export function TreatmentFacts({ id, labels, duration, whoFor, whoNotFor, risks }: TreatmentFactsProps) {
  return (
    <Section id={id} tone="sunken" aria-labelledby={`${id}-heading`}>
      <Container>
        <Heading id={`${id}-heading`}>{labels.heading}</Heading>
        <dl className="mt-10 grid border-line-strong border-t sm:grid-cols-3 print:mt-3">
          {[
            [labels.chairTime, duration.chairTime],
            [labels.visits, duration.visits],
            [labels.total, duration.total],
          ].map(([term, value]) => (
            <div
              key={term}
              className="border-line border-b py-5 print:py-2 sm:border-e sm:pe-6 sm:last:border-e-0 sm:[&:not(:first-child)]:ps-6"
            >
              <dt className="text-sm text-ink-muted">{term}</dt>
              <dd className="mt-1 font-display text-title">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-14 grid gap-x-12 gap-y-12 md:grid-cols-3 print:mt-4 print:grid-cols-3 print:gap-x-6">
          <Points icon={CheckIcon} heading={labels.whoFor} points={whoFor} />
          <Points icon={ClockIcon} heading={labels.whoNotFor} points={whoNotFor} />
          <Points icon={TriangleAlertIcon} heading={labels.risks} points={risks} />
        </div>
      </Container>
    </Section>
  );
}

function Points({
  icon: Icon,
  heading,
  points,
}: {
  icon: LucideIcon;
  heading: string;
  points: readonly string[];
}) {
  return (
    <div>
      <Heading level={3} className="flex items-center gap-3">
        <Icon aria-hidden strokeWidth={1.5} className="size-6 shrink-0 text-accent" />
        {heading}
      </Heading>
      <RuledList points={points} className="mt-5 print:mt-2" />
    </div>
  );
}
