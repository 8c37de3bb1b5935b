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
 * lets a press close it.
 */
export function Accordion({ className, ...props }: ComponentProps<typeof AccordionPrimitive.Root>) {
  return (
    <AccordionPrimitive.Root
      data-slot="accordion"
      className={cn("border-line border-b [&>div]:border-line [&>div]:border-t", className)}
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
          className={cn("ui-question", className)}
          {...props}
        >
          <span className="min-w-0 [overflow-wrap:anywhere] noscript:visible">{children}</span>
          <span aria-hidden className="ui-question-sign">
            <PlusIcon strokeWidth={1.5} />
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
