"use client";

import * as TooltipPrimitive from "@radix-ui/react-tooltip";
import { type ComponentProps, useRef } from "react";
import { cn } from "../../styles/cn";
import { usePortalTheme } from "../../theme/use-portal-theme";

export interface TooltipProps extends ComponentProps<typeof TooltipPrimitive.Root> {
  /** Whether it is open, for controlled use with `onOpenChange`. */
  open?: boolean;
  /**
   * Whether it starts open.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called with the new state when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Milliseconds for which the pointer rests on the trigger first; the keyboard never waits.
   * @default 500
   */
  delayDuration?: number;
}

/**
 * A short text about a control, shown while the pointer rests on the control or it has the keyboard's focus. Touch
 * screens never show it: nothing may depend on it.
 */
export function Tooltip({ delayDuration = 500, ...props }: TooltipProps) {
  return (
    <TooltipPrimitive.Provider>
      <TooltipPrimitive.Root delayDuration={delayDuration} {...props} />
    </TooltipPrimitive.Provider>
  );
}

export interface TooltipTriggerProps extends ComponentProps<typeof TooltipPrimitive.Trigger> {
  /**
   * Passes its behaviour to its only child, such as a `Button`, instead of rendering a `<button>`.
   * @default false
   */
  asChild?: boolean;
}

/** The control that the text is about. It needs a name of its own: the tooltip only describes it. */
export function TooltipTrigger({ onFocus, onBlur, ...props }: TooltipTriggerProps) {
  const hasLeftWithWindow = useRef(false);
  return (
    <TooltipPrimitive.Trigger
      data-slot="tooltip-trigger"
      onBlur={(event) => {
        onBlur?.(event);
        // When the window loses focus, `activeElement` stays the same.
        hasLeftWithWindow.current = document.activeElement === event.currentTarget;
      }}
      onFocus={(event) => {
        onFocus?.(event);
        // Focus came back with the window: nobody asked for the tooltip.
        if (hasLeftWithWindow.current) event.preventDefault();
        hasLeftWithWindow.current = false;
      }}
      {...props}
    />
  );
}

export interface TooltipContentProps extends ComponentProps<typeof TooltipPrimitive.Content> {
  /**
   * The element it is added to. Inside a frame or a shadow root, choose one there.
   * @default the end of the body
   */
  container?: ComponentProps<typeof TooltipPrimitive.Portal>["container"];
  /**
   * On which side of the trigger; where there is no room, it takes the opposite one.
   * @default "top"
   */
  side?: "top" | "right" | "bottom" | "left";
}

/** The text: plain words, with nothing to press. The pointer may move onto it. */
export function TooltipContent({ container, className, children, ...props }: TooltipContentProps) {
  const { theme, place, signal } = usePortalTheme();
  return (
    <>
      {place}
      <TooltipPrimitive.Portal container={container}>
        <TooltipPrimitive.Content
          data-slot="tooltip-content"
          data-theme={theme}
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            "z-50 max-w-64 rounded-control bg-ink px-3 py-1.5 text-sm text-surface-raised transition-opacity duration-200 starting:opacity-0",
            "forced-colors:border",
            className,
          )}
          {...props}
        >
          {signal}
          {children}
          <TooltipPrimitive.Arrow className="fill-ink" />
        </TooltipPrimitive.Content>
      </TooltipPrimitive.Portal>
    </>
  );
}
