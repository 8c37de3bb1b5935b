"use client";

import { useComposedRefs } from "@radix-ui/react-compose-refs";
import * as TabsPrimitive from "@radix-ui/react-tabs";
import { type ComponentProps, useRef } from "react";
import { useHasTabStop } from "../../focus/use-has-tab-stop";
import { useDirection } from "../../hooks/use-direction";
import { cn } from "../../styles/cn";

export interface TabsProps extends Omit<ComponentProps<typeof TabsPrimitive.Root>, "dir" | "asChild"> {
  /** The selected tab, for controlled use with `onValueChange`. */
  value?: string;
  /** The tab that is selected first. */
  defaultValue?: string | undefined;
  /** Called when another tab is selected. */
  onValueChange?: (value: string) => void;
}

/** Panels of which one is shown: the branches, or the places that testimonials come from. */
export function Tabs({ children, ...props }: TabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const direction = useDirection(root);
  return (
    <TabsPrimitive.Root data-slot="tabs" dir={direction} asChild {...props}>
      {/* Radix needs the direction for its arrow keys, but would also write it into the page, as "ltr" at first. */}
      <div ref={root} dir={undefined}>
        {children}
      </div>
    </TabsPrimitive.Root>
  );
}

/** The row of tabs. Name it with `aria-label`. It wraps where it doesn't fit. */
export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      data-slot="tabs-list"
      className={cn("flex flex-wrap gap-x-8 noscript:hidden print:hidden", className)}
      {...props}
    />
  );
}

export interface TabsTriggerProps extends Omit<ComponentProps<typeof TabsPrimitive.Trigger>, "asChild"> {
  /** The `value` of its panel. It becomes part of an id: without spaces. */
  value: string;
}

/** One tab, at least 48 px high; the selected one is underlined. */
export function TabsTrigger({ className, ...props }: TabsTriggerProps) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      className={cn(
        "min-h-12 overridable:normal-case border-b-2 border-line px-1 font-semibold text-ink-muted transition-colors",
        "hover:border-line-strong hover:text-ink disabled:opacity-55",
        "data-[state=active]:border-primary data-[state=active]:text-primary forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]",
        className,
      )}
      {...props}
    />
  );
}

export interface TabsContentProps
  extends Omit<ComponentProps<typeof TabsPrimitive.Content>, "asChild" | "forceMount"> {
  /** The `value` of its tab. */
  value: string;
}

/** One panel. It stays in the HTML while another is shown; in print and without JavaScript all are. */
export function TabsContent({ className, ref, ...props }: TabsContentProps) {
  const panel = useRef<HTMLDivElement>(null);
  const hasTabStop = useHasTabStop(panel);
  return (
    <TabsPrimitive.Content
      ref={useComposedRefs(panel, ref)}
      // A tab stop only where nothing inside is one.
      tabIndex={hasTabStop ? undefined : 0}
      forceMount
      data-slot="tabs-content"
      className={cn(
        "overridable:pt-8 data-[state=inactive]:hidden noscript:data-[state=inactive]:block print:data-[state=inactive]:block",
        className,
      )}
      {...props}
    />
  );
}
