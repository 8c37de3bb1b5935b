import { type ComponentProps, type ReactNode, useId } from "react";

export interface ProgressProps extends Omit<ComponentProps<"div">, "children"> {
  /** What takes time. It names the bar, and is shown above it. */
  label: ReactNode;
  /** How much is done, from 0 to `max`. */
  value: number;
  /**
   * The value at which all is done, such as the bytes of a file.
   * @default 100
   */
  max?: number;
}

/** A bar that fills while something that can be measured takes time, such as sending a file. */
export function Progress({ label, value, max = 100, className, ...props }: ProgressProps) {
  const labelId = useId();
  const percent = max > 0 ? Math.min(Math.max(Math.round((100 * value) / max), 0), 100) : 0;
  return (
    <div data-slot="progress" className={className}>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
        <span id={labelId} data-slot="progress-label" className="font-semibold">
          {label}
        </span>
        {/* Screen readers hear it from the bar itself. */}
        <span data-slot="progress-value" aria-hidden className="text-ink-muted tabular-nums">
          {percent}%
        </span>
      </p>
      <div
        data-slot="progress-bar"
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={percent}
        aria-valuetext={`${percent}%`}
        className="h-3 overflow-hidden rounded-control border border-line-strong bg-surface-raised"
        {...props}
      >
        <div
          data-slot="progress-indicator"
          className="h-full w-0 bg-primary transition-[width] forced-colors:bg-[Highlight]"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
