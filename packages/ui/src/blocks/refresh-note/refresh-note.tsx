import { RotateCwIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../components/button";
import { cn } from "../../styles/cn";

export interface RefreshNoteProps extends ComponentProps<"div"> {
  /**
   * What may be missing, and why.
   * @default "There may be newer articles: our server could not be reached."
   */
  children?: ReactNode;
  /** Called by "Try again". */
  onRetry: () => void;
}

/** Says that a list may be older than what has been published, and offers to ask again. */
export function RefreshNote({
  children = "There may be newer articles: our server could not be reached.",
  onRetry,
  className,
  ...props
}: RefreshNoteProps) {
  return (
    <div
      data-slot="refresh-note"
      role="status"
      className={cn("flex flex-wrap items-center gap-x-8 text-ink-muted text-sm", className)}
      {...props}
    >
      <p>{children}</p>
      <Button variant="quiet" size="small" className="-ms-4" onClick={onRetry}>
        <RotateCwIcon aria-hidden strokeWidth={1.5} />
        Try again
      </Button>
    </div>
  );
}
