"use client";

import { Slot } from "@radix-ui/react-slot";
import { type ComponentProps, createContext, use, useId, useState } from "react";
import { cn } from "../../styles/cn";
import { FindablePanel } from "./findable-panel";
import { ignoreHeldEnter } from "./ignore-held-enter";

interface DisclosureState {
  open: boolean;
  setOpen: (open: boolean) => void;
  panelId: string;
}

const DisclosureContext = createContext<DisclosureState | null>(null);

function useDisclosure() {
  const disclosure = use(DisclosureContext);
  if (!disclosure) throw new Error("The parts of a disclosure belong inside <Disclosure>.");
  return disclosure;
}

export interface DisclosureProps extends ComponentProps<"div"> {
  /** Whether it is open, for controlled use with `onOpenChange`. */
  open?: boolean;
  /**
   * Whether it starts open.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called with the new state on every change. */
  onOpenChange?: (open: boolean) => void;
}

/** One button that shows or hides what follows: "Meet the team", "View more". For several, use `Accordion`. */
export function Disclosure({
  open: openFromParent,
  defaultOpen = false,
  onOpenChange,
  ...props
}: DisclosureProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const panelId = useId();
  const open = openFromParent ?? ownOpen;
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <DisclosureContext value={{ open, setOpen, panelId }}>
      <div data-slot="disclosure" data-state={open ? "open" : "closed"} {...props} />
    </DisclosureContext>
  );
}

export interface DisclosureTriggerProps extends ComponentProps<"button"> {
  /**
   * Renders its only child, such as a `Button`, instead of a `<button>`, and merges props onto it.
   * @default false
   */
  asChild?: boolean;
}

/** The button. Style its two states with `data-state="open"` and `"closed"`. Hidden without JavaScript. */
export function DisclosureTrigger({
  asChild = false,
  onClick,
  onKeyDown,
  className,
  ...props
}: DisclosureTriggerProps) {
  const { open, setOpen, panelId } = useDisclosure();
  const Component = asChild ? Slot : "button";
  return (
    <Component
      data-slot="disclosure-trigger"
      type="button"
      aria-expanded={open}
      aria-controls={panelId}
      data-state={open ? "open" : "closed"}
      className={cn("noscript:hidden print:hidden", className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOpen(!open);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        ignoreHeldEnter(event);
      }}
      {...props}
    />
  );
}

/** What is shown or hidden. It stays in the HTML while it is closed, and find-in-page opens it. */
export function DisclosureContent({ className, children, ...props }: ComponentProps<"div">) {
  const { open, setOpen, panelId } = useDisclosure();
  return (
    <FindablePanel
      data-slot="disclosure-content"
      id={panelId}
      data-state={open ? "open" : "closed"}
      onFound={() => setOpen(true)}
      {...props}
    >
      <div className={className}>{children}</div>
    </FindablePanel>
  );
}
