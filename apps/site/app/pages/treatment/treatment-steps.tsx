import type { TreatmentLabels } from "@clinic/content/pages";
import { Heading } from "@clinic/ui/heading";
import { Container, Section } from "@clinic/ui/section";
import type { TreatmentView } from "./treatment-view.server";

export interface TreatmentStepsProps {
  id: string;
  labels: TreatmentLabels["steps"];
  steps: NonNullable<TreatmentView["steps"]>;
  aftercare: TreatmentView["aftercare"];
}

/** What happens, in order, and what to do afterwards. */
export function TreatmentSteps({ id, labels, steps, aftercare }: TreatmentStepsProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-heading`}>
      <Container>
        <Heading id={`${id}-heading`}>{labels.heading}</Heading>
        <ol className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-2 xl:grid-cols-3 print:mt-3 print:grid-cols-2 print:gap-y-3">
          {steps.map(({ heading, body }, index) => (
            <li key={heading} className="border-line-strong border-t pt-5 print:pt-2">
              <span
                aria-hidden
                className="font-display text-headline text-accent leading-none print:float-start print:me-3 print:text-title"
              >
                {index + 1}
              </span>
              <Heading level={3} className="mt-4 print:mt-0">
                {heading}
              </Heading>
              <p className="mt-3 text-ink-muted print:mt-1">{body}</p>
            </li>
          ))}
        </ol>
        {aftercare && (
          <div className="mt-16 grid gap-x-column gap-y-6 rounded-panel bg-primary-soft p-6 sm:p-10 md:grid-cols-12 print:mt-4 print:gap-y-2 print:p-0">
            <Heading level={3} size="title" className="md:col-span-4">
              {labels.aftercare}
            </Heading>
            <ul className="flex list-disc flex-col gap-3 ps-5 marker:text-primary md:col-span-8 print:gap-1">
              {aftercare.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        )}
      </Container>
    </Section>
  );
}
