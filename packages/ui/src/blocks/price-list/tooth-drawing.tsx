import type { ComponentProps } from "react";
import { LineDrawing } from "../../components/drawing/line-drawing";
import { cn } from "../../styles/cn";

/** Crown and roots of each kind, on a gum line at 40 of 80. */
const outlines = {
  front: "M22 40c-4-10-4-22-1-32 6-2 14-2 20 0 3 10 3 22-1 32M22 40c1 14 4 27 9 34 5-7 8-20 9-34",
  back: "M13 40C9 30 10 19 14 12c5-3 9 1 17 1s12-4 17-1c4 7 5 18 1 28M13 40c0 13 2 25 6 31 5-6 5-17 12-17s7 11 12 17c4-6 6-18 6-31",
  wisdom:
    "M17 44C11 36 9 26 11 18c4-4 9-1 17-3s11-7 16-5c5 6 8 16 6 27M17 44c4 12 9 22 15 27 3-7 1-17 7-19s9 7 15 11c2-7 0-17-4-26",
  milk: "M16 40c-4-8-3-15 0-20 5-2 8 1 15 1s10-3 15-1c3 5 4 12 0 20M16 40c-3 9-4 17-2 23 8-4 9-12 17-12s9 8 17 12c2-6 1-14-2-23",
  all: "M5 62C5 30 15 12 31 12s26 18 26 50M19 62c0-20 4-32 12-32s12 12 12 32M5 62h14M43 62h14M7 44l13 3M12 28l11 7M22 16l5 14M40 16l-5 14M50 28l-11 7M55 44l-13 3",
} as const;

export interface ToothDrawingProps extends ComponentProps<"svg"> {
  /** Which tooth; `missing` is a dashed one, `all` a row of teeth. */
  kind: keyof typeof outlines | "missing";
}

/** A tooth in elevation, on the line of the gum. Decoration beside its name. */
export function ToothDrawing({ kind, className, ...props }: ToothDrawingProps) {
  return (
    <LineDrawing
      data-slot="tooth-drawing"
      viewBox="0 0 62 80"
      className={cn("w-auto text-ink-muted", className)}
      {...props}
    >
      {kind !== "all" && <path d="M0 40h62" strokeDasharray="8 4 2 4" className="text-line-strong" />}
      {kind === "missing" ? <path d={outlines.back} strokeDasharray="2 4" /> : <path d={outlines[kind]} />}
    </LineDrawing>
  );
}
