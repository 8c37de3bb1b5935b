"use client";

import { useComposedRefs } from "@radix-ui/react-compose-refs";
import * as ToastPrimitive from "@radix-ui/react-toast";
import { XIcon } from "lucide-react";
import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { cn } from "../../styles/cn";
import { Button } from "../button";
import { useMessages } from "../i18n-provider";
import { toastMessages } from "./messages";

export interface ToastProviderProps extends ComponentProps<typeof ToastPrimitive.Provider> {
  /**
   * Milliseconds for which a message stays. The clock stops while the pointer or focus is on it, and while the window
   * is in the background.
   * @default 8000
   */
  duration?: number;
}

/** Wraps the part of the page that sends messages, and holds the `ToastViewport`. */
export function ToastProvider({ duration = 8000, ...props }: ToastProviderProps) {
  const { label } = useMessages("toast", toastMessages);
  return <ToastPrimitive.Provider label={label} duration={duration} {...props} />;
}

export interface ToastViewportProps extends ComponentProps<typeof ToastPrimitive.Viewport> {
  /**
   * The keys that move focus to the messages, as `KeyboardEvent.code` and modifiers.
   * @default ["F8"]
   */
  hotkey?: string[];
}

/** Where messages appear: at the lower end of the window, the newest last. */
export function ToastViewport({ className, ref, ...props }: ToastViewportProps) {
  const { region } = useMessages("toast", toastMessages);
  const list = useRef<HTMLOListElement>(null);
  useFocusReturn(list);
  return (
    <ToastPrimitive.Viewport
      ref={useComposedRefs(list, ref)}
      data-slot="toast-viewport"
      label={region}
      className={cn(
        "fixed end-0 bottom-0 z-50 flex max-h-dvh w-full max-w-md flex-col gap-3 overflow-y-auto p-4 print:hidden",
        className,
      )}
      {...props}
    />
  );
}

/** Moves focus from a message that closes to the list, and after the last one back to where it came from. */
function useFocusReturn(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const list = ref.current;
    let origin: HTMLElement | null = null;
    // Not React's events, which don't bubble from the messages' portals through the list.
    const onFocus = ({ target, relatedTarget }: FocusEvent) => {
      const from = relatedTarget as HTMLElement | null;
      if (!list?.parentElement?.contains(from)) origin = from;
      else if (target === list && list.childElementCount === 1) origin?.focus();
    };
    list?.addEventListener("focusin", onFocus);
    return () => list?.removeEventListener("focusin", onFocus);
  }, [ref]);
}

export interface ToastProps extends Omit<ComponentProps<typeof ToastPrimitive.Root>, "asChild"> {
  /** Whether it is shown, for controlled use with `onOpenChange`. */
  open?: boolean;
  /**
   * Whether it starts shown.
   * @default true
   */
  defaultOpen?: boolean;
  /** Called with `false` when it closes: after its time, by the close button, Esc, or a swipe. */
  onOpenChange?: (open: boolean) => void;
  /**
   * `foreground` for the result of what the visitor just did, which is announced at once; `background` for all else,
   * which waits until the screen reader is silent.
   * @default "foreground"
   */
  type?: "foreground" | "background";
  /** Milliseconds for which this message stays; `Infinity` until it is closed. */
  duration?: number;
}

/** A message about something that has happened, which goes away by itself and takes no focus. */
export function Toast({ className, ...props }: ToastProps) {
  return (
    <ToastPrimitive.Root
      data-slot="toast"
      className={cn(
        "relative overridable:rounded-panel overridable:border border-line-strong overridable:bg-surface-raised py-4 ps-5 pe-14 text-ink shadow-raised",
        "transition-transform duration-200 starting:translate-y-3",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none",
        className,
      )}
      {...props}
    />
  );
}

/** What has happened, in a few words. */
export function ToastTitle({ className, ...props }: ComponentProps<typeof ToastPrimitive.Title>) {
  return (
    <ToastPrimitive.Title data-slot="toast-title" className={cn("font-semibold", className)} {...props} />
  );
}

/** One more sentence, where it helps. */
export function ToastDescription({ className, ...props }: ComponentProps<typeof ToastPrimitive.Description>) {
  return (
    <ToastPrimitive.Description
      data-slot="toast-description"
      className={cn("overridable:mt-1 text-ink-muted text-sm", className)}
      {...props}
    />
  );
}

export interface ToastActionProps extends ComponentProps<typeof ToastPrimitive.Action> {
  /** How else to do it, for those who can't reach the button in time: "Go to your profile to undo it". */
  altText: string;
}

/** A way to take it back, such as "Undo". It closes the message. Takes a `Button` as its child, with `asChild`. */
export function ToastAction(props: ToastActionProps) {
  return <ToastPrimitive.Action data-slot="toast-action" {...props} />;
}

/** Closes the message. */
export function ToastClose({ className, ...props }: ComponentProps<typeof ToastPrimitive.Close>) {
  const { close } = useMessages("toast", toastMessages);
  return (
    <ToastPrimitive.Close asChild data-slot="toast-close" {...props}>
      <Button
        variant="quiet"
        size="icon"
        aria-label={props["aria-label"] ?? close}
        className={cn("absolute end-1 top-1", className)}
      >
        <XIcon aria-hidden strokeWidth={1.5} />
      </Button>
    </ToastPrimitive.Close>
  );
}
