import type { ComponentProps } from "react";

/** From Lucide (ISC). The four paths are a tenth of its components' weight, and every page has a carousel. */
const paths = {
  previous: "m15 18-6-6 6-6",
  next: "m9 18 6-6-6-6",
  pause:
    "M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z",
  play: "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",
} as const;

/** An icon for the carousel's buttons. */
export function CarouselIcon({ name, ...props }: ComponentProps<"svg"> & { name: keyof typeof paths }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d={paths[name]} />
    </svg>
  );
}
