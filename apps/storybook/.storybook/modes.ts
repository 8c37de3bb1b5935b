/**
 * Modes in which Chromatic and `npm run visual` capture stories. Every story is captured at phone and desktop width. One
 * that changes in between, or whose theme matters, can add modes: `parameters: { chromatic: { modes: { tablet:
 * modes.tablet } } }`.
 */
export const modes = {
  phone: { viewport: 390 },
  tablet: { viewport: 768 },
  desktop: { viewport: 1440 },
  kids: { viewport: 1440, theme: "kids" },
};
