import { Heading } from "@clinic/ui/heading";
import { Container, Section } from "@clinic/ui/section";
import type { TreatmentView } from "../lib/treatment-view.server";

export interface TreatmentStepsProps {
  id: string;
  steps: NonNullable<TreatmentView["steps"]>;
  aftercare: TreatmentView["aftercare"];
}

/** What happens, in order, and what to do afterwards. */
export function TreatmentSteps({ id, steps, aftercare }: TreatmentStepsProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-heading`}>
      <Container>
        <Heading id={`${id}-heading`}>What happens, step by step</Heading>
        <ol className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
          {steps.map(({ heading, body }, index) => (
            <li key={heading} className="border-line-strong border-t pt-5">
              <span aria-hidden className="font-display text-headline text-accent leading-none">
                {index + 1}
              </span>
              <Heading level={3} className="mt-4">
                {heading}
              </Heading>
              <p className="mt-3 text-ink-muted">{body}</p>
            </li>
          ))}
        </ol>
        {aftercare && (
          <div className="mt-16 grid gap-x-12 gap-y-6 rounded-panel bg-primary-soft p-6 sm:p-10 md:grid-cols-12">
            <Heading level={3} size="title" className="md:col-span-4">
              Afterwards
            </Heading>
            <ul className="flex list-disc flex-col gap-3 ps-5 marker:text-primary md:col-span-8">
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
