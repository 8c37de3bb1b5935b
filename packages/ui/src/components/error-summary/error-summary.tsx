"use client";

import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { CircleAlertIcon } from "lucide-react";
import { type ComponentProps, useEffect, useId, useRef } from "react";
import { cn } from "../../styles/cn";
import type { HeadingLevel } from "../heading";
import { useMessages } from "../i18n-provider";
import { errorSummaryMessages } from "./messages";

export interface FieldProblem {
  /** Id of the control to go to. */
  controlId: string;
  /** The same words as at the field. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<"section">, "title"> {
  /** What to correct, in the order of the form. Nothing is rendered when it is empty. */
  problems: readonly FieldProblem[];
  /** How often the form was submitted: the summary takes focus when this grows and there are problems. */
  submitCount: number;
  /**
   * Level of the heading: one below the heading of the form.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Shown above a form that could not be sent: takes focus, says how many answers to check and links to each. The title of
 * the page begins with “Error: ”, because screen readers announce it first, and a background tab shows nothing else.
 * Renders nothing while nothing is wrong.
 */
export function ErrorSummary({
  problems,
  submitCount,
  headingLevel = 3,
  className,
  ref,
  ...props
}: ErrorSummaryProps) {
  const { pageTitlePrefix, title } = useMessages("errorSummary", errorSummaryMessages);
  const section = useRef<HTMLElement>(null);
  const refs = useComposedRefs(section, ref);
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;

  useEffect(() => {
    if (submitCount === 0) return;
    section.current?.focus({ preventScroll: true });
    // From its start: with large text it may be higher than the window.
    section.current?.scrollIntoView();
  }, [submitCount]);

  const shown = problems.length > 0;
  useEffect(() => {
    if (!shown) return;
    if (!document.title.startsWith(pageTitlePrefix)) document.title = pageTitlePrefix + document.title;
    return () => {
      const isLast = !document.querySelector("[data-slot=error-summary]");
      if (isLast) document.title = document.title.replace(pageTitlePrefix, "");
    };
  }, [shown, pageTitlePrefix]);

  if (!shown) return null;
  return (
    <section
      ref={refs}
      data-slot="error-summary"
      tabIndex={-1}
      aria-labelledby={headingId}
      className={cn(
        "flex flex-wrap gap-x-4 gap-y-2 rounded-panel border border-critical bg-critical-soft p-[min(1.5rem,5vw)]",
        className,
      )}
      {...props}
    >
      <CircleAlertIcon strokeWidth={1.5} className="size-7 shrink-0 text-critical" />
      <div className="min-w-0 flex-[1_1_14rem]">
        <Heading id={headingId} className="font-semibold text-base [font-family:inherit] text-critical">
          {title(problems.length)}
        </Heading>
        <ul className="mt-2">
          {problems.map(({ controlId, message }) => (
            <li key={controlId}>
              <a
                href={`#${controlId}`}
                className="inline-block max-w-full py-1 underline decoration-1 underline-offset-[0.22em] hover:decoration-2"
                onClick={(event) => {
                  // Following the link would change the URL, and leave the label out of view.
                  event.preventDefault();
                  goToControl(controlId);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function goToControl(id: string) {
  const control = document.getElementById(id);
  (control?.closest("[data-slot=field]") ?? control)?.scrollIntoView({ block: "nearest" });
  control?.focus({ preventScroll: true });
}
