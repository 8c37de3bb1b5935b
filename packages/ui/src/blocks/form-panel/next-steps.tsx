import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";

export interface NextStepsProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  /** The heading. */
  title: string;
  /** What happens, in order. */
  steps: readonly string[];
}

/** What happens after a form is sent, in numbered steps beside the form. */
export function NextSteps({ title, steps, ...props }: NextStepsProps) {
  return (
    <div data-slot="next-steps" {...props}>
      <Heading level={3} size="title">
        {title}
      </Heading>
      <ol className="mt-5 flex flex-col gap-5">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 border-line border-t pt-5">
            <span aria-hidden className="w-5 shrink-0 font-display text-title text-accent leading-snug">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
