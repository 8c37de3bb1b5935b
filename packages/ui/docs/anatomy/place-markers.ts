/** A part's place on the story, in pixels from the story's corner. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Point {
  left: number;
  top: number;
}

/** Diameter of a marker plus some space. */
export const MARKER_PX = 26;

/**
 * The middle of each part's marker: on a corner of the part if no other marker is there, else along its edges, else
 * beside it. Parts often begin in the same corner.
 */
export function placeMarkers(places: Place[]): Point[] {
  const taken: Point[] = [];
  for (const place of places) {
    const free = spots(place).find((spot) => taken.every((other) => distance(spot, other) >= MARKER_PX));
    taken.push(free ?? { left: place.left, top: place.top });
  }
  return taken;
}

const distance = (a: Point, b: Point) => Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top));

/** Where a marker may stand, the best first. */
function spots({ left, top, width, height }: Place): Point[] {
  const right = left + width;
  const bottom = top + height;
  const corners = [
    { left, top },
    { left: right, top },
    { left, top: bottom },
    { left: right, top: bottom },
  ];
  const along = [0.5, 0.25, 0.75].flatMap((part) => [
    { left: left + width * part, top },
    { left: left + width * part, top: bottom },
    { left, top: top + height * part },
    { left: right, top: top + height * part },
  ]);
  const steps = Array.from({ length: 12 }, (_, index) => (index + 1) * MARKER_PX);
  const beside = steps.flatMap((step) => [
    { left: left + step, top },
    { left: left + step, top: bottom },
    { left, top: top + step },
    { left: right, top: top + step },
  ]);
  return [...corners, ...along, ...beside];
}
