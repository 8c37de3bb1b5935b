"use client";

import { useDeferredValue } from "react";
import type { SlidesPerView } from "../../components/carousel";

/** Milliseconds between automatic moves of every slider. */
export const AUTOPLAY_MS = 10_000;

/** Three slides, 2 up to 1200 px, 1 up to 800 px. */
export const threeSlides: SlidesPerView = { base: 1, md: 2, xl: 3 };

/**
 * Which slides are whole: at first as many as are ever side by side. Out of view and without scripts, a link is enough. The
 * others follow in a render that gives way to input, because they are much for a slow phone; the carousel may move before.
 */
export function useWholeSlides(slides: SlidesPerView) {
  const most = Math.max(...Object.values(slides));
  const whole = useDeferredValue(Number.POSITIVE_INFINITY, most);
  return (index: number) => index < whole;
}
