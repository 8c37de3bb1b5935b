import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

export interface SkeletonProps extends ComponentProps<"div"> {
  /** Sets its size: that of what is loading. */
  className?: string;
}

/**
 * A placeholder for what is still loading: give it the size of the real thing. It is hidden from screen
 * readers: put words, such as "Loading...", beside it.
 */
export function Skeleton({ className, ...props }: SkeletonProps) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cn(
        "overridable:min-h-4 overridable:rounded-control overridable:bg-surface-sunken motion-safe:animate-pulse",
        className,
      )}
      {...props}
    />
  );
}
