"use client";

import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { type ComponentProps, useRef } from "react";
import {
  Dialog,
  DialogClose,
  type DialogCloseProps,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  type DialogProps,
  DialogTitle,
  DialogTrigger,
  type DialogTriggerProps,
} from "../dialog";

/**
 * A question that has to be answered before something is lost: discarding answers, removing a file. It is a `Dialog`
 * that a click outside doesn't close; Esc answers as `AlertDialogCancel` does.
 */
export function AlertDialog(props: DialogProps) {
  return <Dialog {...props} />;
}

/** Opens it. Takes a `Button` as its child, with `asChild`. Without a trigger, control `open`. */
export function AlertDialogTrigger(props: DialogTriggerProps) {
  return <DialogTrigger data-slot="alert-dialog-trigger" {...props} />;
}

/** The window. It needs a title, a description and both answers. */
export function AlertDialogContent({
  onOpenAutoFocus,
  onInteractOutside,
  ref,
  ...props
}: DialogContentProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <DialogContent
      ref={useComposedRefs(content, ref)}
      data-slot="alert-dialog-content"
      role="alertdialog"
      onOpenAutoFocus={(event) => {
        onOpenAutoFocus?.(event);
        const cancel = content.current?.querySelector<HTMLElement>("[data-slot=alert-dialog-cancel]");
        if (event.defaultPrevented || !cancel) return;
        event.preventDefault();
        cancel.focus({ preventScroll: true });
      }}
      onInteractOutside={(event) => {
        onInteractOutside?.(event);
        event.preventDefault();
      }}
      {...props}
    />
  );
}

/** The question. It names the window. */
export function AlertDialogTitle(props: ComponentProps<typeof DialogTitle>) {
  return <DialogTitle data-slot="alert-dialog-title" {...props} />;
}

/** What is lost, in a sentence. It is read out when the window opens. */
export function AlertDialogDescription(props: ComponentProps<typeof DialogDescription>) {
  return <DialogDescription data-slot="alert-dialog-description" {...props} />;
}

/** The answer that loses nothing; it has focus first. Takes a `Button` as its child, with `asChild`. */
export function AlertDialogCancel(props: DialogCloseProps) {
  return <DialogClose data-slot="alert-dialog-cancel" {...props} />;
}

/** The answer that goes ahead. Takes a `Button` as its child, with `asChild`. */
export function AlertDialogAction(props: DialogCloseProps) {
  return <DialogClose data-slot="alert-dialog-action" {...props} />;
}
