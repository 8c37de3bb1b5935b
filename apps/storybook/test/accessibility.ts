import { exposeForcedColours } from "@clinic/testing/forced-colours";
import axe from "axe-core";
import { expect, inject } from "vitest";
import { cdp, page, utils } from "vitest/browser";

interface Mode {
  width?: number;
  textSize?: string;
  direction?: "rtl";
  forcedColors?: "active";
}

/**
 * User preferences, with the rules of axe whose result can differ there: text size and direction change positions, not
 * names or colours. Names of what only a narrow window shows are checked where the site shows it
 * (e2e/pages/templates.spec.ts).
 */
const preferences: { name: string; mode: Mode; rules?: string[] }[] = [
  { name: "as it is", mode: {} },
  { name: "with 200 % text", mode: { textSize: "200%" }, rules: [] },
  { name: "320 px wide", mode: { width: 320 }, rules: ["scrollable-region-focusable", "target-size"] },
  { name: "320 px wide, right to left", mode: { width: 320, direction: "rtl" }, rules: [] },
  // Last, because its inline styles stay until the next story.
  { name: "in forced colours", mode: { forcedColors: "active" }, rules: ["color-contrast"] },
];

/** Checks the story on the page as it is, and in the long tests under user preferences. */
export async function checkPreferences() {
  for (const { name, mode, rules } of inject("isLong") ? preferences : preferences.slice(0, 1)) {
    await enter(mode);
    if (mode.forcedColors) exposeForcedColours();
    expect([...(await barriers(rules)), ...overflow()], name).toEqual([]);
  }
}

let forced: Mode["forcedColors"];

/** Changes how the page is shown; what is left out, to what stories start with. */
export async function enter({ width = 1280, textSize = "", direction, forcedColors }: Mode) {
  document.documentElement.style.fontSize = textSize;
  document.documentElement.dir = direction ?? "";
  // Each call of the browser's driver costs as much as a small story.
  if (innerWidth !== width) await page.viewport(width, 900);
  if (forced === forcedColors) return;
  forced = forcedColors;
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [
      { name: "prefers-reduced-motion", value: "reduce" },
      { name: "forced-colors", value: forcedColors ?? "" },
    ],
  });
}

async function barriers(runOnly?: string[]) {
  if (runOnly?.length === 0) return [];
  const { violations } = await axe.run(document.body, {
    ...(runOnly && { runOnly }),
    resultTypes: ["violations"],
    // Landmarks belong to a page, and stories are only parts of one.
    rules: { region: { enabled: false }, "target-size": { enabled: true } },
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

export function overflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth} px`] : [];
}

/** The accessible tree of the page, once two frames change nothing. */
export async function settledTree() {
  let before: string | undefined;
  let tree = accessibleTree();
  while (tree !== before) {
    before = tree;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    tree = accessibleTree();
  }
  // React's generated ids have numbers.
  return tree.replaceAll(/_r_\w+_/g, "_id_");
}

function accessibleTree() {
  return utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body));
}
