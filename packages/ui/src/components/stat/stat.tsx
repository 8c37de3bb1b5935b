"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { useArrival } from "../../hooks/use-arrival";
import { cn } from "../../styles/cn";
import { formatNumber, useI18n } from "../i18n-provider";

/** Figures side by side: a description list of `Stat`. */
export function StatList({ className, ...props }: ComponentProps<"dl">) {
  return (
    <dl
      data-slot="stat-list"
      className={cn(
        "grid overridable:grid-cols-2 overridable:gap-x-8 overridable:gap-y-10 overridable:md:grid-cols-4",
        className,
      )}
      {...props}
    />
  );
}

/** How long a figure counts, once: as long as every animation on scrolling. */
const COUNT_MS = 1000;

export interface StatProps extends Omit<ComponentProps<"div">, "children"> {
  /** The figure. */
  value: number;
  /** Follows the figure, such as "+". */
  suffix?: string | undefined;
  /** What is counted: "years of experience". */
  label: string;
}

/**
 * One figure. It counts up once, in 1000 ms, when the visitor scrolls to it; the figure itself is always in the
 * HTML, and is what screen readers, search engines and visitors who prefer reduced motion get.
 */
export function Stat({ value, suffix = "", label, className, ...props }: StatProps) {
  const [figure, arrival] = useArrival<HTMLElement>();
  const counter = useRef<HTMLSpanElement>(null);
  const { locale } = useI18n();

  useEffect(() => {
    const element = counter.current;
    if (arrival !== "arrived" || !element) return;

    let frame: number;
    const start = performance.now();
    const draw = (now: number) => {
      const progress = Math.min((now - start) / COUNT_MS, 1);
      const shown = Math.round(value * (1 - (1 - progress) ** 3));
      const text = `${formatNumber(locale, shown)}${suffix}`;
      // For new text in place of the old, Chromium looks through the page for `:has()`. A translator puts elements there.
      if (element.firstChild instanceof Text) element.firstChild.nodeValue = text;
      else element.textContent = text;
      if (progress < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [arrival, value, suffix, locale]);

  return (
    <div
      data-slot="stat"
      data-state={arrival}
      className={cn("flex flex-col-reverse justify-end gap-2", className)}
      {...props}
    >
      <dt data-slot="stat-label" className="text-balance">
        {label}
      </dt>
      <dd
        ref={figure}
        data-slot="stat-value"
        className="relative font-display text-headline tabular-nums lining-nums"
      >
        <span className={cn(arrival === "arrived" && "opacity-0 print:opacity-100")}>
          {formatNumber(locale, value)}
          {suffix}
        </span>
        {arrival === "arrived" && (
          <span ref={counter} aria-hidden className="absolute inset-0 print:hidden">
            {`${formatNumber(locale, 0)}${suffix}`}
          </span>
        )}
      </dd>
    </div>
  );
}
