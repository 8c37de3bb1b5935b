import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

const line = { fill: "none", stroke: "currentColor", strokeWidth: 1.25 } as const;

/**
 * An elevation of an arch, set out with a compass as an architect would: centre line, springing line and
 * dimension marks. Decoration behind a heading.
 */
export function ArchElevation({ className, ...props }: ComponentProps<"svg">) {
  return (
    <svg
      data-slot="arch-elevation"
      aria-hidden
      viewBox="0 0 480 560"
      className={cn("overridable:text-line", className)}
      {...line}
      {...props}
    >
      <path d="M40 500V240a200 200 0 0 1 400 0v260" />
      <path d="M84 500V240a156 156 0 0 1 312 0v260" />
      <path d="M10 500h460M20 240h440" strokeDasharray="10 5 2 5" />
      <path d="M240 20v510" strokeDasharray="10 5 2 5" />
      <path d="M240 240 98.6 98.6M240 240 381.4 98.6M240 240 55.2 163.5M240 240l184.800-76.500" />
      <path d="M40 530h400M40 522v16M440 522v16M34 536l12-12M434 536l12-12" />
      <circle cx="240" cy="240" r="4" />
    </svg>
  );
}

export interface DentalArchPlanProps extends ComponentProps<"svg"> {
  /**
   * A tooth to draw as a gap, counted from 0 at the end of the left side to 13 at the end of the right: for
   * pages where something is missing.
   */
  missing?: number;
}

/** The upper jaw in plan: fourteen teeth on the curve of the dental arch. Decoration in empty states and heads. */
export function DentalArchPlan({ missing, className, ...props }: DentalArchPlanProps) {
  return (
    <svg
      data-slot="dental-arch-plan"
      aria-hidden
      viewBox="0 0 320 300"
      className={cn("overridable:text-line", className)}
      {...line}
      {...props}
    >
      {plan.map(({ x, y, angle, width, depth }, index) => (
        <rect
          key={`${x} ${y}`}
          x={-width / 2}
          y={-depth / 2}
          width={width}
          height={depth}
          rx={Math.min(width, depth) * 0.38}
          transform={`translate(${x} ${y}) rotate(${angle})`}
          {...(index === missing && { strokeDasharray: "3 4", opacity: 0.6 })}
        />
      ))}
      <path d="M160 4v286" strokeDasharray="10 5 2 5" />
      <path d="M26 276h268M26 269v14M294 269v14" />
    </svg>
  );
}

/**
 * The teeth of the right side from the midline out, one after the other along a superellipse, which is flatter in front
 * than an ellipse: place, angle in degrees, width along the arch and depth, in units of the drawing.
 */
const right = [
  { x: 17, y: 40, angle: 8, width: 33, depth: 24 },
  { x: 46, y: 50, angle: 29, width: 26, depth: 22 },
  { x: 69, y: 68, angle: 48, width: 30, depth: 28 },
  { x: 86, y: 93, angle: 61, width: 27, depth: 34 },
  { x: 98, y: 118, angle: 70, width: 26, depth: 35 },
  { x: 107, y: 152, angle: 78, width: 40, depth: 41 },
  { x: 113, y: 192, angle: 84, width: 38, depth: 40 },
];

const onSide = (side: 1 | -1) =>
  right.map((tooth) => ({ ...tooth, x: 160 + side * tooth.x, angle: side * tooth.angle }));

const plan = [...onSide(-1).reverse(), ...onSide(1)];
