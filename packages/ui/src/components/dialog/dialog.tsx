"use client";

import { useComposedRefs } from "@radix-ui/react-compose-refs";
import * as DialogPrimitive from "@radix-ui/react-dialog";
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { type FocusOrigin, findFocusOrigin, keepFocusOrigin, returnFocus } from "../../focus/focus-origin";
import { usePortalPlace } from "../../hooks/use-portal-place";
import { cn } from "../../styles/cn";

export interface DialogProps extends Omit<ComponentProps<typeof DialogPrimitive.Root>, "modal"> {
  /** Whether it is open, for controlled use with `onOpenChange`. */
  open?: boolean;
  /**
   * Whether it starts open.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called with the new state by the trigger, Esc, a click outside and `DialogClose`. */
  onOpenChange?: (open: boolean) => void;
  /** The trigger, if any, and the content. */
  children?: ReactNode;
}

/**
 * A window over the page that has to be answered or closed before the page can be used again. Focus stays
 * inside while it is open and returns to where it came from when it closes. Without a trigger, control `open`.
 */
export function Dialog(props: DialogProps) {
  return <DialogPrimitive.Root {...props} />;
}

export interface DialogTriggerProps extends ComponentProps<typeof DialogPrimitive.Trigger> {
  /**
   * Renders its only child, such as a `Button`, instead of a `<button>`, and merges props onto it.
   * @default false
   */
  asChild?: boolean;
}

/** Opens the dialog. Takes a `Button` as its child, with `asChild`. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <DialogPrimitive.Trigger data-slot="dialog-trigger" {...props} />;
}

export interface DialogContentProps extends ComponentProps<typeof DialogPrimitive.Content> {
  /** Content with another key is another window behind the same shade: it takes focus, and is read out. */
  contentKey?: string;
}

/**
 * The window itself, with the shade behind it: as high as its content, and scrollable where that doesn't fit. It
 * needs a `DialogTitle` and a `DialogClose`.
 */
export function DialogContent({
  contentKey,
  className,
  onFocus,
  onCloseAutoFocus,
  ref,
  ...props
}: DialogContentProps) {
  const { attributes, place, signal } = usePortalPlace();
  const content = useRef<HTMLDivElement>(null);
  const origin = useRef<FocusOrigin>([]);

  const refs = useComposedRefs(content, ref);

  return (
    <>
      {place}
      <DialogPrimitive.Portal>
        <DialogOverlay content={content} origin={origin} theme={attributes["data-theme"]}>
          {signal}
        </DialogOverlay>
        <DialogPrimitive.Content
          key={contentKey}
          ref={refs}
          data-slot="dialog-content"
          {...attributes}
          className={cn(
            "fixed overridable:inset-[min(1rem,4vw)] z-50 m-auto overridable:h-fit overridable:max-h-[calc(100dvh-2rem)] overridable:max-w-xl overridable:overflow-y-auto overscroll-contain",
            "overridable:rounded-panel overridable:border border-line overridable:bg-surface-raised overridable:p-[min(1.5rem,6vw)] overridable:text-ink shadow-(--shadow-raised) overridable:sm:p-10",
            "transition-transform starting:translate-y-3 focus-visible:outline-none",
            className,
          )}
          onFocus={(event) => {
            onFocus?.(event);
            // Radix sends focus around without scrolling.
            if (event.target.matches(":focus-visible")) event.target.scrollIntoView({ block: "nearest" });
          }}
          onCloseAutoFocus={(event) => {
            // Not closed: another content has taken its place.
            if (content.current) return event.preventDefault();
            onCloseAutoFocus?.(event);
            if (event.defaultPrevented) return;
            // Radix returns focus only to its trigger, which a dialog opened by a form doesn't have.
            event.preventDefault();
            returnFocus(origin.current);
          }}
          {...props}
        />
      </DialogPrimitive.Portal>
    </>
  );
}

interface DialogOverlayProps {
  content: RefObject<Element | null>;
  origin: RefObject<FocusOrigin>;
  theme: string | undefined;
  children: ReactNode;
}

/**
 * Used in place of Radix's overlay, whose scroll lock injects styles and pads the page for the scrollbar: while it is there,
 * styles/tailwind-components.css holds the page.
 */
function DialogOverlay({ content, origin, theme, children }: DialogOverlayProps) {
  // Not in `onOpenAutoFocus`: content such as the calendar takes focus earlier.
  useLayoutEffect(() => {
    origin.current = findFocusOrigin();
  }, [origin]);
  useEffect(() => {
    if (content.current) keepFocusOrigin(content.current, origin.current);
  }, [content, origin]);

  return (
    <div
      data-slot="dialog-overlay"
      data-theme={theme}
      className="ui-dialog-overlay pointer-events-auto fixed inset-0 z-50 bg-scrim/60 transition-opacity starting:opacity-0"
    >
      {children}
    </div>
  );
}

/** The name of the dialog. */
export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      className={cn("overridable:font-display overridable:text-title", className)}
      {...props}
    />
  );
}

/** Says what the dialog is about, in a sentence. It is read out when the dialog opens. */
export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn("overridable:mt-3 overridable:text-ink-muted", className)}
      {...props}
    />
  );
}

export interface DialogCloseProps extends ComponentProps<typeof DialogPrimitive.Close> {
  /**
   * Renders its only child, such as a `Button`, instead of a `<button>`, and merges props onto it.
   * @default false
   */
  asChild?: boolean;
}

/** Closes the dialog. Takes a `Button` as its child, with `asChild`. */
export function DialogClose(props: DialogCloseProps) {
  return <DialogPrimitive.Close data-slot="dialog-close" {...props} />;
}

/** Closes, at the end of a dialog that has `DialogClose` above, for who swipes through with a screen reader. No tab stop. */
export function DialogDismiss(props: DialogCloseProps) {
  return <DialogPrimitive.Close data-slot="dialog-dismiss" tabIndex={-1} className="sr-only" {...props} />;
}
