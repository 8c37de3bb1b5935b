export const carouselMessages = {
  carousel: "carousel",
  slide: "slide",
  slides: "slides",
  play: "Play",
  pause: "Pause",
  button: (word: string, label: string) => `${word} ${label}`,
  previous: (label: string) => `Previous slide, ${label}`,
  next: (label: string) => `Next slide, ${label}`,
  choose: (label: string) => `Choose slide, ${label}`,
  dot: (number: number) => `Slide ${number}`,
  place: (number: number, count: number) => `${number} of ${count}`,
  /** Which slide is shown, of those that it can move to. */
  shownOne: (number: number, count: number) => `Slide ${number} of ${count}`,
  /** How many are shown side by side: "3 of 14 reviews". */
  shownMany: (shown: number, count: number, noun: string) => `${shown} of ${count} ${noun}`,
};
