import ui from "./package.json" with { type: "json" };

/**
 * What the components, their stories and their tests import in a browser, for Vite's `optimizeDeps.include`:
 * bundled before the first test. A library discovered midway comes with a second React, or reloads the page
 * under a running test.
 */
export const browserLibraries = [
  ...Object.keys(ui.dependencies).filter(
    (name) => !["react-compare-slider", "@hookform/resolvers"].includes(name),
  ),
  "@hookform/resolvers/zod",
  "react-compare-slider/components",
  "react-compare-slider/hooks",
  "react-dom/client",
  "react-dom/server",
  "zod/mini",
];
