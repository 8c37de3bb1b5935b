import * as AccordionPrimitive from "@radix-ui/react-accordion";
import { PlusIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn";
import { FindablePanel } from "../../lib/findable-panel";
import type { HeadingLevel } from "../heading";

export interface AccordionProps
  extends Omit<ComponentProps<"div">, "defaultValue" | "dir">,
    Pick<
      AccordionPrimitive.AccordionSingleProps,
      "value" | "defaultValue" | "onValueChange" | "disabled" | "dir"
    > {}

/**
 * Stacked questions that each show or hide an answer. At most one is open, and a press on the open one
 * closes it (specification, section 2, "FAQ accordion").
 */
export function Accordion({ className, ...props }: AccordionProps) {
  return (
    <AccordionPrimitive.Root
      data-slot="accordion"
      type="single"
      collapsible
      className={cn("divide-y divide-line border-y border-line", className)}
      {...props}
    />
  );
}

/** One question with its answer. */
export function AccordionItem(props: ComponentProps<typeof AccordionPrimitive.Item>) {
  return <AccordionPrimitive.Item data-slot="accordion-item" {...props} />;
}

export interface AccordionTriggerProps extends ComponentProps<typeof AccordionPrimitive.Trigger> {
  /**
   * Level of the heading around the button: one below the heading the accordion stands under.
   * @default 3
   */
  headingLevel?: HeadingLevel;
}

/** The question: a button inside a heading, with a plus that turns into a cross. */
export function AccordionTrigger({ headingLevel = 3, className, children, ...props }: AccordionTriggerProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <AccordionPrimitive.Header asChild>
      <Heading className="flex">
        <AccordionPrimitive.Trigger
          data-slot="accordion-trigger"
          className={cn(
            "group flex min-h-16 flex-1 items-center justify-between gap-6 py-5 text-start font-display text-title text-balance",
            "transition-colors duration-200 hover:text-primary disabled:opacity-55",
            className,
          )}
          {...props}
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
          <span className="grid size-9 shrink-0 place-items-center rounded-full border border-line-strong text-primary transition-colors duration-200 group-hover:border-primary group-data-[state=open]:border-primary group-data-[state=open]:bg-primary group-data-[state=open]:text-on-primary">
            <PlusIcon
              aria-hidden
              strokeWidth={1.5}
              className="size-5 transition-transform duration-200 group-data-[state=open]:rotate-45"
            />
          </span>
        </AccordionPrimitive.Trigger>
      </Heading>
    </AccordionPrimitive.Header>
  );
}

/** The answer. It stays in the HTML while it is closed, and find-in-page opens it. */
export function AccordionContent({
  className,
  children,
  ...props
}: ComponentProps<typeof AccordionPrimitive.Content>) {
  return (
    <AccordionPrimitive.Content forceMount asChild {...props}>
      <FindablePanel data-slot="accordion-content" onFound={pressItsButton}>
        <div className={cn("max-w-prose pb-7 pe-12", className)}>{children}</div>
      </FindablePanel>
    </AccordionPrimitive.Content>
  );
}

/** Radix names the panel after its button, and keeps the open value to itself. */
function pressItsButton(panel: HTMLElement) {
  document.getElementById(panel.getAttribute("aria-labelledby") ?? "")?.click();
}
