/**
 * Modes in which Chromatic and `npm run visual` capture a story. Every story is captured on a phone and on a
 * desktop; one that changes in between, or whose theme matters, asks for more: `parameters: { chromatic: {
 * modes: { tablet: modes.tablet } } }`.
 */
export const modes = {
  phone: { viewport: 390 },
  tablet: { viewport: 768 },
  desktop: { viewport: 1440 },
  kids: { viewport: 1440, theme: "kids" },
};
