import { type ComponentProps, useId } from "react";
import { Heading } from "../../components/heading";
import { Container, Section } from "../../components/section";
import { cn } from "../../styles/cn";

export interface TreatmentStepsProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** The heading of the steps. */
  title: string;
  /**
   * What happens, in order.
   * @default none: only the aftercare
   */
  steps?: readonly { heading: string; body: string }[] | undefined;
  /** What a patient does, or doesn't do, after the last step. */
  aftercare?: { title: string; points: readonly string[] } | undefined;
}

/** What happens in a treatment, in numbered steps, and what to do afterwards. */
export function TreatmentSteps({ title, steps = [], aftercare, ...props }: TreatmentStepsProps) {
  const id = useId();
  const hasSteps = steps.length > 0;
  return (
    <Section data-slot="treatment-steps" aria-labelledby={id} {...props}>
      <Container>
        {hasSteps && (
          <>
            <Heading id={id}>{title}</Heading>
            <ol className="full-grid mt-5 gap-y-4 [&>li]:grid [&>li]:grid-cols-[2rem_1fr] [&>li]:border-line-strong [&>li]:border-t [&>li]:pt-4 md:mt-12 md:gap-y-10 md:in-pairs md:[&>li]:block md:[&>li]:pt-5 xl:in-threes print:in-pairs print:mt-3 print:gap-y-3 print:[&>li]:block print:[&>li]:pt-2 [&_p]:mt-1 [&_p]:text-ink-muted md:[&_p]:mt-3 [&_span]:row-span-2 [&_span]:font-display [&_span]:text-accent [&_span]:text-headline [&_span]:leading-none print:[&_span]:float-start print:[&_span]:me-3 print:[&_span]:text-title">
              {steps.map(({ heading, body }, index) => (
                <li key={heading}>
                  <span aria-hidden>{index + 1}</span>
                  <Heading level={3} className="md:mt-4 print:mt-0">
                    {heading}
                  </Heading>
                  <p>{body}</p>
                </li>
              ))}
            </ol>
          </>
        )}
        {aftercare && (
          <div
            data-slot="treatment-aftercare"
            className={cn(
              "grid gap-x-column gap-y-3 rounded-panel bg-primary-soft p-5 sm:p-10 md:grid-cols-12 print:mt-4 print:gap-y-2 print:p-0",
              hasSteps && "mt-6 md:mt-16",
            )}
          >
            <Heading {...(hasSteps ? { level: 3 } : { id, level: 2 })} size="title" className="md:col-span-4">
              {aftercare.title}
            </Heading>
            <ul className="flex list-disc flex-col gap-2 ps-5 md:gap-3 marker:text-primary md:col-span-8 print:gap-1">
              {aftercare.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        )}
      </Container>
    </Section>
  );
}
