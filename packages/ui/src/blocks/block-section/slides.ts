import type { SlidesPerView } from "../../components/carousel";

/** Milliseconds between automatic moves of every slider. */
export const AUTOPLAY_MS = 10_000;

/** Three slides, 2 up to 1200 px, 1 up to 800 px. */
export const threeSlides: SlidesPerView = { base: 1, md: 2, xl: 3 };

/** How many slides are side by side where there is most room. */
export const most = (slides: SlidesPerView) => Math.max(...Object.values(slides));
