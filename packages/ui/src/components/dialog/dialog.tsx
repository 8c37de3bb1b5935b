import * as DialogPrimitive from "@radix-ui/react-dialog";
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { cn } from "../../lib/cn";

export interface DialogProps extends Omit<ComponentProps<typeof DialogPrimitive.Root>, "modal"> {
  /** Whether it is open, where the parent decides. Goes with `onOpenChange`. */
  open?: boolean;
  /**
   * Whether it starts open.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called with the new state by the trigger, by Esc, by a press outside and by `DialogClose`. */
  onOpenChange?: (open: boolean) => void;
  /** The trigger, where there is one, and the content. */
  children?: ReactNode;
}

/**
 * A window over the page that has to be answered or closed before the page can be used again.
 * Focus is kept inside while it is open and goes back to where it came from when it closes.
 */
export function Dialog(props: DialogProps) {
  return <DialogPrimitive.Root {...props} />;
}

export interface DialogTriggerProps extends ComponentProps<typeof DialogPrimitive.Trigger> {
  /**
   * Gives its behaviour to the one child, such as a `Button`, instead of drawing a `<button>`.
   * @default false
   */
  asChild?: boolean;
}

/** Opens the dialog. Give a `Button` as the child, with `asChild`. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <DialogPrimitive.Trigger data-slot="dialog-trigger" {...props} />;
}

/** The window itself, with the shade behind it. It needs a `DialogTitle` and a `DialogClose`. */
export function DialogContent({
  className,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content>) {
  const cameFrom = useRef<Element>(null);

  return (
    <DialogPrimitive.Portal>
      <DialogOverlay cameFrom={cameFrom} />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        className={cn(
          "fixed overridable:inset-[min(1rem,4vw)] z-50 m-auto overridable:h-fit overridable:max-h-[calc(100dvh-2rem)] overridable:max-w-xl overridable:overflow-y-auto overscroll-contain",
          "overridable:rounded-panel overridable:border border-line overridable:bg-surface-raised overridable:p-[min(1.5rem,6vw)] overridable:text-ink shadow-raised overridable:sm:p-10",
          "transition-transform duration-200 starting:translate-y-3 focus-visible:outline-none",
          className,
        )}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          if (event.defaultPrevented) return;
          // Radix returns focus to its trigger only; a dialog that a form opens has none.
          event.preventDefault();
          if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
        }}
        {...props}
      />
    </DialogPrimitive.Portal>
  );
}

/**
 * Used in place of Radix's overlay, whose scroll lock injects styles and pads the page for the scrollbar.
 * The page keeps the scrollbar's gutter (base.css), so hiding the overflow moves nothing.
 */
function DialogOverlay({ cameFrom }: { cameFrom: RefObject<Element | null> }) {
  // Here and not in `onOpenAutoFocus`: content that takes focus by itself, as the calendar does, is earlier.
  useLayoutEffect(() => {
    cameFrom.current = document.activeElement;
  }, [cameFrom]);

  useEffect(() => {
    const { documentElement: root, body } = document;
    const before = { overflow: root.style.overflow, background: root.style.background };
    const heightBefore = body.style.minHeight;
    root.style.overflow = "hidden";
    // The shade cannot reach into the empty gutter, which shows the root's background: give that its tone.
    // The root's background is then no longer the body's, so the body has to cover the window.
    root.style.background = "color-mix(in srgb, var(--color-ink) 60%, var(--color-surface))";
    body.style.minHeight = "100dvh";
    return () => {
      Object.assign(root.style, before);
      body.style.minHeight = heightBefore;
    };
  }, []);

  return (
    <div
      data-slot="dialog-overlay"
      className="pointer-events-auto fixed inset-0 z-50 bg-ink/60 transition-opacity duration-200 starting:opacity-0"
    />
  );
}

/** Names the dialog, for everyone. */
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
      className={cn("overridable:mt-3 text-ink-muted", className)}
      {...props}
    />
  );
}

export interface DialogCloseProps extends ComponentProps<typeof DialogPrimitive.Close> {
  /**
   * Gives its behaviour to the one child, such as a `Button`, instead of drawing a `<button>`.
   * @default false
   */
  asChild?: boolean;
}

/** Closes the dialog. Give a `Button` as the child, with `asChild`. */
export function DialogClose(props: DialogCloseProps) {
  return <DialogPrimitive.Close data-slot="dialog-close" {...props} />;
}
