"use client";

import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";
import { useMessages } from "../i18n-provider";
import { starsMessages } from "./messages";

export interface StarsProps extends Omit<ComponentProps<"span">, "children"> {
  /**
   * How many are filled, from 0 to 5.
   * @default 5
   */
  value?: number;
}

const MAX_STARS = 5;

/** Units of the drawing: a star, and the gap after it, which is 4 px when a star is 20 px. */
const STAR_UNITS = 24;
const GAP_UNITS = 4.8;

/** Lucide's star in these units (ISC licence), as relative path commands. */
const star =
  "a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0l-4.617 2.428a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879l-3.736-3.637a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z";

/** Stars side by side in one path: a page of testimonials has dozens. */
function row(from: number, to: number) {
  return Array.from({ length: to - from }, (_, place) => {
    const left = Number(((from + place) * (STAR_UNITS + GAP_UNITS) + 11.525).toFixed(3));
    return `M${left} 2.295${star}`;
  }).join("");
}

/** A row of five stars of 20 px. Screen readers get the rating in words. */
export function Stars({ value = MAX_STARS, className, ...props }: StarsProps) {
  const messages = useMessages("stars", starsMessages);
  return (
    <span
      data-slot="stars"
      role="img"
      aria-label={messages.rating(value, MAX_STARS)}
      className={cn("inline-flex overridable:text-accent", className)}
      {...props}
    >
      <svg
        aria-hidden
        viewBox={`0 0 ${MAX_STARS * (STAR_UNITS + GAP_UNITS) - GAP_UNITS} ${STAR_UNITS}`}
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        className="h-5 w-29 rtl:-scale-x-100"
      >
        <path data-filled="true" d={row(0, value)} fill="currentColor" />
        <path data-filled="false" d={row(value, MAX_STARS)} fill="none" />
      </svg>
    </span>
  );
}
