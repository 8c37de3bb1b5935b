import type { ComponentProps } from "react";
import { cn } from "../../lib/cn";

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
      className={cn("text-line", className)}
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

/** The upper jaw in plan: fourteen teeth on the curve of the dental arch. Decoration in empty states and heads. */
export function DentalArchPlan({ className, ...props }: ComponentProps<"svg">) {
  return (
    <svg
      data-slot="dental-arch-plan"
      aria-hidden
      viewBox="0 0 320 300"
      className={cn("text-line", className)}
      {...line}
      {...props}
    >
      {plan.map(({ x, y, angle, width, depth }) => (
        <rect
          key={`${x} ${y}`}
          x={-width / 2}
          y={-depth / 2}
          width={width}
          height={depth}
          rx={Math.min(width, depth) * 0.4}
          transform={`translate(${x} ${y}) rotate(${angle})`}
        />
      ))}
      <path d="M160 6v288M14 262h292" strokeDasharray="10 5 2 5" />
      <path d="M40 284h240M40 277v14M280 277v14" />
    </svg>
  );
}

/** Mesiodistal width and depth of the teeth of one side, in units of the drawing, from the midline out. */
const teeth = [
  [34, 22],
  [27, 21],
  [30, 26],
  [28, 34],
  [27, 35],
  [40, 40],
  [38, 40],
] as const;

const plan = layOut();

/** Sets the teeth of both sides one after the other along half an ellipse. */
function layOut() {
  const [a, b, centreX, centreY] = [112, 208, 160, 250];
  const placed: { x: number; y: number; angle: number; width: number; depth: number }[] = [];
  let theta = 0;
  for (const [width, depth] of teeth) {
    const speed = Math.hypot(a * Math.cos(theta), b * Math.sin(theta));
    const middle = theta + width / 2 / speed;
    const next = Math.hypot(a * Math.cos(middle), b * Math.sin(middle));
    const at = theta + width / 2 / next;
    theta = at + width / 2 / Math.hypot(a * Math.cos(at), b * Math.sin(at));
    const angle = (Math.atan2(b * Math.sin(at), a * Math.cos(at)) * 180) / Math.PI;
    for (const side of [1, -1]) {
      placed.push({
        x: Math.round(centreX + side * a * Math.sin(at)),
        y: Math.round(centreY - b * Math.cos(at)),
        angle: Math.round(side * angle),
        width,
        depth,
      });
    }
  }
  return placed;
}
