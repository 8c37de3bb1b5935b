import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

export interface OpeningHoursProps extends Omit<ComponentProps<"ul">, "children"> {
  /** One line for days with the same times: `{ days: "Monday to Friday", times: "9.30 am to 8.30 pm" }`. */
  lines: readonly { days: string; times: string }[];
}

/** Opening hours by day, in words. */
export function OpeningHours({ lines, ...props }: OpeningHoursProps) {
  return (
    <ul data-slot="opening-hours" {...props}>
      {lines.map(({ days, times }) => (
        <li
          key={days}
          className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2 last:border-0"
        >
          <span>{days}</span>
          <span className="tabular-nums">{times}</span>
        </li>
      ))}
    </ul>
  );
}

export interface OpenStatusProps extends Omit<ComponentProps<"p">, "children"> {
  /** Whether it is open, such as "Closed now", and what comes next; undefined until the browser knows the time. */
  state?: { status: string; next: string } | undefined;
  /**
   * In small type, with no space below.
   * @default false
   */
  dense?: boolean;
}

/**
 * Whether a branch is open now. Its space is reserved, so that nothing moves when the browser fills it in; without
 * JavaScript and in print it takes no room. A script may write its two lines before React hydrates them.
 */
export function OpenStatus({ state, dense = false, className, ...props }: OpenStatusProps) {
  return (
    <p
      data-slot="open-status"
      className={cn("min-h-[2lh] noscript:hidden print:hidden", dense ? "text-sm" : "mb-3", className)}
      {...props}
    >
      <span className="block font-semibold" suppressHydrationWarning>
        {state?.status ?? ""}
      </span>
      <span className="block text-ink-muted" suppressHydrationWarning>
        {state?.next ?? ""}
      </span>
    </p>
  );
}
