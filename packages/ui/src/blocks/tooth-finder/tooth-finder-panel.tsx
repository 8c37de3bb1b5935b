import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../styles/cn";
import type { ToothNumber } from "./teeth";

/**
 * Panels, one of which is shown. Beside the arch they take the space of the tallest, so that nothing below moves; below
 * the arch, that of the one shown.
 */
export function ToothFinderPanels({ className, ...props }: ComponentProps<"div">) {
  return (
    <div data-slot="tooth-finder-panels" className={cn("grid min-w-0 md:col-span-5", className)} {...props} />
  );
}

export interface ToothFinderPanelProps extends ComponentProps<"div"> {
  /** The kind of tooth that it is about. Without it, the panel is shown until one is chosen. */
  tooth?: ToothNumber;
}

/** What there is to read about a kind of tooth, or before one is chosen. */
export function ToothFinderPanel({ tooth, className, ...props }: ToothFinderPanelProps) {
  return (
    <div
      data-slot="tooth-finder-panel"
      data-panel={tooth ?? ""}
      className={cn("tooth-panel col-start-1 row-start-1 min-w-0", className)}
      {...props}
    />
  );
}

/** What was found for the visitor's words, in place of the other panels. Changes are announced. */
export function ToothFinderFound({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="tooth-finder-found"
      role="status"
      className={cn("col-start-1 row-start-1 min-w-0", className)}
      {...props}
    />
  );
}

/** A list of `ToothFinderChoice`s. */
export function ToothFinderChoices({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      data-slot="tooth-finder-choices"
      className={cn("border-line-strong border-b", className)}
      {...props}
    />
  );
}

export interface ToothFinderChoiceProps extends ComponentProps<"li"> {
  /** What can be done. */
  help?: ReactNode;
}

/** What the visitor sees or feels: a link to the page about it. */
export function ToothFinderChoice({ help, className, children, ...props }: ToothFinderChoiceProps) {
  return (
    <li
      data-slot="tooth-finder-choice"
      className={cn(
        "relative border-line-strong border-t py-2 [&>a]:flex [&>a]:after:absolute [&>a]:after:inset-0",
        className,
      )}
      {...props}
    >
      {children}
      {help && <p className="-mt-1.5 pb-1 text-ink-muted text-sm">{help}</p>}
    </li>
  );
}
