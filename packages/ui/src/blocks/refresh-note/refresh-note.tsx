"use client";

import { RotateCwIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../components/button";
import { useMessages } from "../../components/i18n-provider";
import { cn } from "../../styles/cn";
import { refreshNoteMessages } from "./messages";

export interface RefreshNoteProps extends ComponentProps<"div"> {
  /**
   * What may be missing, and why.
   * @default "There may be newer articles: our server could not be reached."
   */
  children?: ReactNode;
  /** Called by "Try again". */
  onRetry: () => void;
}

/** Says that a list may be out of date, and offers to try again. */
export function RefreshNote({ children, onRetry, className, ...props }: RefreshNoteProps) {
  const messages = useMessages("refreshNote", refreshNoteMessages);
  return (
    <div
      data-slot="refresh-note"
      role="status"
      className={cn("flex flex-wrap items-center gap-x-8 text-ink-muted text-sm", className)}
      {...props}
    >
      <p>{children ?? messages.text}</p>
      <Button variant="quiet" size="small" className="-ms-4" onClick={() => onRetry()}>
        <RotateCwIcon strokeWidth={1.5} />
        {messages.tryAgain}
      </Button>
    </div>
  );
}
