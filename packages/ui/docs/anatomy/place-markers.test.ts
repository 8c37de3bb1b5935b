import { expect, it } from "vitest";
import { MARKER_PX, type Place, placeMarkers } from "./place-markers";

const overlapping = (places: Place[]) => {
  const markers = placeMarkers(places);
  return markers.flatMap((a, index) =>
    markers
      .slice(index + 1)
      .filter((b) => Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top)) < MARKER_PX),
  );
};

it("marks a part in its corner", () => {
  expect(placeMarkers([{ left: 10, top: 20, width: 100, height: 50 }])).toEqual([{ left: 10, top: 20 }]);
});

it("keeps markers apart where parts begin in the same corner, or share a line", () => {
  const nested = [400, 380, 200, 60, 60, 44].map((width) => ({ left: 0, top: 0, width, height: width / 2 }));
  expect(overlapping(nested)).toEqual([]);
  const dots = Array.from({ length: 8 }, (_, index) => ({ left: index * 14, top: 100, width: 8, height: 8 }));
  expect(overlapping(dots)).toEqual([]);
  expect(overlapping(Array.from({ length: 12 }, () => ({ left: 5, top: 5, width: 20, height: 20 })))).toEqual(
    [],
  );
});
