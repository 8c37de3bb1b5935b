"use client";

import * as ProgressPrimitive from "@radix-ui/react-progress";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../styles/cn";

export interface ProgressProps
  extends Omit<ComponentProps<typeof ProgressPrimitive.Root>, "asChild" | "children" | "getValueLabel"> {
  /** What takes time. It names the bar, and is shown above it. */
  label: ReactNode;
  /**
   * How much is done, from 0 to `max`; `null` while that isn't known.
   * @default null
   */
  value?: number | null;
  /**
   * The value at which all is done, such as the bytes of a file.
   * @default 100
   */
  max?: number;
  /**
   * The value in words, beside the label and for screen readers: "Step 2 of 3".
   * @default the rounded percentage: "40%"
   */
  valueText?: (value: number, max: number) => string;
}

/** A bar that fills while something that can be measured takes time, such as sending a file. */
export function Progress({
  label,
  value = null,
  max = 100,
  valueText = toPercent,
  className,
  ...props
}: ProgressProps) {
  const labelId = useId();
  const known = value !== null && max > 0;
  const done = known ? Math.min(Math.max(value, 0), max) : null;
  return (
    <div data-slot="progress" className={className}>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
        <span id={labelId} data-slot="progress-label" className="font-semibold">
          {label}
        </span>
        {done !== null && (
          // Screen readers hear it from the bar itself.
          <span data-slot="progress-value" aria-hidden className="text-ink-muted tabular-nums">
            {valueText(done, max)}
          </span>
        )}
      </p>
      <ProgressPrimitive.Root
        data-slot="progress-bar"
        aria-labelledby={labelId}
        value={done}
        max={max > 0 ? max : undefined}
        getValueLabel={valueText}
        className="h-3 overflow-hidden rounded-control border border-line-strong bg-surface-raised"
        {...props}
      >
        <ProgressPrimitive.Indicator
          data-slot="progress-indicator"
          className={cn(
            "h-full bg-primary transition-[width] duration-200 forced-colors:bg-[Highlight]",
            // Stripes over all of it: a part would look like a value, above all where nothing moves.
            "data-[state=indeterminate]:bg-primary-soft data-[state=indeterminate]:bg-[repeating-linear-gradient(-45deg,var(--color-primary)_0_8px,transparent_8px_16px)] motion-safe:data-[state=indeterminate]:animate-pulse",
            "forced-colors:data-[state=indeterminate]:bg-[Canvas]",
          )}
          style={done === null ? undefined : { width: `${(100 * done) / max}%` }}
        />
      </ProgressPrimitive.Root>
    </div>
  );
}

function toPercent(value: number, max: number) {
  return `${Math.round((100 * value) / max)}%`;
}
