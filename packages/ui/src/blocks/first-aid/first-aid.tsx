import { ChevronDownIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

export interface FirstAidProps extends Omit<ComponentProps<"div">, "children"> {
  /** What can have happened, the commonest first, and what to do then, in order. */
  cases: readonly {
    /** Its place in links: `/emergency#bleeding`. */
    id: string;
    name: string;
    steps: readonly string[];
  }[];
}

/** What to do by what happened: native disclosures, at first the first is open, and all are on paper. */
export function FirstAid({ cases, className, ...props }: FirstAidProps) {
  return (
    <div
      data-slot="first-aid"
      className={cn("border-line-strong border-b print:border-0", className)}
      {...props}
    >
      {cases.map(({ id, name, steps }, index) => (
        <details
          key={id}
          open={index === 0}
          className="group/case border-line-strong border-t print:border-0 print:pb-1 print:[&::details-content]:[content-visibility:visible]"
        >
          <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 text-primary underline-offset-[0.22em] hover:underline print:min-h-0 print:p-0 [&::-webkit-details-marker]:hidden">
            <h3 className="font-display text-title">{name}</h3>
            <ChevronDownIcon
              strokeWidth={1.5}
              className="size-6 shrink-0 transition-transform group-open/case:rotate-180 print:hidden"
            />
          </summary>
          {/* The id is inside, so that browsers open the case in a URL's fragment. */}
          <ol
            id={id}
            className="flex max-w-prose list-decimal flex-col gap-3 ps-6 pb-8 marker:font-display marker:text-accent print:gap-0 print:ps-[1.2em] print:pb-0"
          >
            {steps.map((step) => (
              <li key={step} className="ps-1">
                {step}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}
