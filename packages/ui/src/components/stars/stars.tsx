import type { ComponentProps } from "react";
import { cn } from "../../lib/cn";

export interface StarsProps extends Omit<ComponentProps<"span">, "children"> {
  /**
   * How many are filled, from 0 to 5.
   * @default 5 (specification, section 2: text testimonials are shown with 5 stars)
   */
  value?: number;
}

const MOST = 5;

/** Units of the drawing: a star, and the gap after it, which is 4 px where a star is 20 px. */
const STAR = 24;
const GAP = 4.8;

/** Lucide's star of these units (ISC licence), drawn from wherever the pen is put. */
const star =
  "a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0l-4.617 2.428a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879l-3.736-3.637a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z";

/** Stars side by side in one path: a page of testimonials has dozens. */
function row(from: number, to: number) {
  return Array.from({ length: to - from }, (_, place) => {
    const left = Number(((from + place) * (STAR + GAP) + 11.525).toFixed(3));
    return `M${left} 2.295${star}`;
  }).join("");
}

/** A row of five stars. Screen readers get the sum in words. */
export function Stars({ value = MOST, className, ...props }: StarsProps) {
  return (
    <span
      data-slot="stars"
      role="img"
      aria-label={`${value} out of ${MOST} stars`}
      className={cn("inline-flex overridable:text-accent", className)}
      {...props}
    >
      <svg
        aria-hidden
        viewBox={`0 0 ${MOST * (STAR + GAP) - GAP} ${STAR}`}
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        className="h-5 w-29 rtl:-scale-x-100"
      >
        <path data-filled="true" d={row(0, value)} fill="currentColor" />
        <path data-filled="false" d={row(value, MOST)} fill="none" />
      </svg>
    </span>
  );
}
