import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

/** The frame of a drawing: the drawing line of the house, of the same width at every size. Decoration. */
export function LineDrawing({ className, ...props }: ComponentProps<"svg">) {
  return (
    <svg
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn("*:[vector-effect:non-scaling-stroke]", className)}
      {...props}
    />
  );
}
