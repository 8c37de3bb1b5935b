"use client";

import * as AccordionPrimitive from "@radix-ui/react-accordion";
import { PlusIcon } from "lucide-react";
import { type ComponentProps, createContext, use, useId } from "react";
import { cn } from "../../styles/cn";
import { FindablePanel, type FindablePanelProps } from "../disclosure/findable-panel";
import { ignoreHeldEnter } from "../disclosure/ignore-held-enter";
import type { HeadingLevel } from "../heading";

/**
 * Stacked questions that each show or hide an answer. `type="single"` with `collapsible` keeps at most one open and
 * lets a press close it (requirements, section 2, "FAQ accordion").
 */
export function Accordion({ className, ...props }: ComponentProps<typeof AccordionPrimitive.Root>) {
  return (
    <AccordionPrimitive.Root
      data-slot="accordion"
      className={cn("divide-y divide-line border-y border-line", className)}
      {...props}
    />
  );
}

/** For `aria-controls`: Radix sets it only while the panel is open, but ours is always in the page. */
const PanelIdContext = createContext<string | undefined>(undefined);

/** One question with its answer. */
export function AccordionItem(props: ComponentProps<typeof AccordionPrimitive.Item>) {
  return (
    <PanelIdContext value={useId()}>
      <AccordionPrimitive.Item data-slot="accordion-item" className="break-inside-avoid" {...props} />
    </PanelIdContext>
  );
}

export interface AccordionTriggerProps extends ComponentProps<typeof AccordionPrimitive.Trigger> {
  /**
   * Level of the heading around the button: one below the heading the accordion is under.
   * @default 3
   */
  headingLevel?: HeadingLevel;
}

/** The question: a button inside a heading, with a plus that turns into a cross. */
export function AccordionTrigger({
  headingLevel = 3,
  className,
  children,
  onKeyDown,
  ...props
}: AccordionTriggerProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <AccordionPrimitive.Header asChild>
      <Heading className="flex">
        <AccordionPrimitive.Trigger
          data-slot="accordion-trigger"
          aria-controls={use(PanelIdContext)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            ignoreHeldEnter(event);
          }}
          className={cn(
            "group flex min-h-16 flex-1 noscript:invisible items-center justify-between gap-6 py-5 text-start font-display text-title text-balance",
            "transition-colors duration-200 hover:text-primary disabled:opacity-55 print:min-h-0 print:pt-3 print:pb-1",
            className,
          )}
          {...props}
        >
          {/* Without scripts the button would do nothing: only its words are there. */}
          <span className="min-w-0 [overflow-wrap:anywhere] noscript:visible">{children}</span>
          <span className="grid size-9 shrink-0 print:hidden place-items-center rounded-full border border-line-strong text-primary transition-colors duration-200 group-hover:border-primary group-data-[state=open]:border-primary group-data-[state=open]:bg-primary group-data-[state=open]:text-on-primary">
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

/** The answer. It stays in the HTML while closed, and find-in-page opens it. */
export function AccordionContent({
  className,
  children,
  ...props
}: ComponentProps<typeof AccordionPrimitive.Content>) {
  return (
    <AccordionPrimitive.Content id={use(PanelIdContext)} {...props} forceMount asChild>
      <Panel data-slot="accordion-content" onFound={pressTrigger}>
        <div className={cn("max-w-prose pe-12 pb-7 print:max-w-none print:pe-0 print:pb-3", className)}>
          {children}
        </div>
      </Panel>
    </AccordionPrimitive.Content>
  );
}

/** A closed panel is still in the accessibility tree: without a role and a name it isn't announced as a region. */
function Panel({ role, "aria-labelledby": labelledBy, ...props }: FindablePanelProps) {
  const region = props["data-state"] === "open" && { role, "aria-labelledby": labelledBy };
  return <FindablePanel {...props} {...region} />;
}

/** Radix has no setter for one item; a disabled trigger ignores the press, as it should. */
function pressTrigger(panel: HTMLElement) {
  panel.parentElement?.querySelector<HTMLElement>("[data-slot=accordion-trigger]")?.click();
}
