/**
 * After its own test, checks the fullest story of each component and block for horizontal scrolling, and records its
 * accessible tree. Components, and blocks in states that no page shows at rest, are checked by axe and under various
 * user preferences too, as far as one can make a difference: e2e/pages/templates.spec.ts does so for the other blocks, on
 * pages.
 */
import axe from "axe-core";
import { afterEach, expect, type TestContext } from "vitest";
import { commands, page } from "vitest/browser";
import type { MediaFeatures } from "./vitest.commands.ts";
import { compareTrees, recordTree } from "./vitest.trees.ts";

interface Mode {
  name: string;
  media?: MediaFeatures;
  textSize?: string;
  width?: number;
  direction?: "rtl";
  /**
   * Only the rules whose result can differ here: text size and direction change positions, not names or colours. Names
   * of what only a narrow window shows are checked where the site shows it (e2e/pages/templates.spec.ts).
   */
  axe?: string[];
}

const asItIs: Mode = { name: "as it is" };

const preferences: Mode[] = [
  { name: "with 200 % text", textSize: "200%", axe: [] },
  { name: "320 px wide", width: 320, axe: ["scrollable-region-focusable", "target-size"] },
  { name: "320 px wide, right to left", width: 320, direction: "rtl", axe: [] },
  // Last, because its inline styles stay until the story re-renders.
  { name: "in forced colours", media: { forcedColors: "active" }, axe: ["color-contrast"] },
];

declare module "vitest" {
  interface TestContext {
    /** The story that Storybook's add-on has just run. */
    story?: { tags: string[] };
  }
}

afterEach(async ({ task, story }) => {
  if (task.result?.state === "fail") return enter(asItIs);
  if (isFullest(task, story)) await checkModes(task, story);
  // The next file shares the page, but not this module.
  await emulateMedia({});
  await compareTrees(task);
});

async function checkModes(task: TestContext["task"], story: TestContext["story"]) {
  const isOnPages = task.file.filepath.includes("/src/blocks/") && !story?.tags.includes("fullest");
  try {
    await recordTree(task);
    await check(isOnPages ? { ...asItIs, axe: [] } : asItIs);
    for (const mode of isOnPages ? [] : preferences) {
      await enter(mode);
      if (mode.media?.forcedColors) exposeForcedColours();
      await check(mode);
    }
  } finally {
    await enter(asItIs);
  }
}

async function check({ name, axe }: Mode) {
  const violations = await axeViolations(axe);
  expect([...violations, ...overflow()], name).toEqual([]);
}

/**
 * Whether a story is "Longest Text" or, if there is none, "Default". Other states that render more, such as a form's
 * errors or an open dialog, are tagged `fullest` and checked too; other blocks of a file that pages show, `recorded`.
 */
function isFullest({ name, file }: TestContext["task"], story: TestContext["story"]) {
  // Pages are checked as they are built: e2e/pages/templates.spec.ts.
  if (file.filepath.includes("/src/pages/")) return false;
  const hasLongestText = file.tasks.some((task) => task.name === "Longest Text");
  const isTagged = story?.tags.some((tag) => tag === "fullest" || tag === "recorded");
  return isTagged || name === (hasLongestText ? "Longest Text" : "Default");
}

async function enter({ media = {}, textSize = "", width = 1280, direction }: Mode) {
  await emulateMedia(media);
  document.documentElement.style.fontSize = textSize;
  document.documentElement.dir = direction ?? "";
  if (innerWidth !== width) await page.viewport(width, 900);
}

let emulated: MediaFeatures = {};

/** Each call of the browser's driver costs as much as a small story. */
async function emulateMedia(media: MediaFeatures) {
  if (JSON.stringify(media) === JSON.stringify(emulated)) return;
  await commands.emulateMedia(media);
  emulated = media;
}

/** axe uses the text fill colour, for which Chromium reports the value before forced colours. */
function exposeForcedColours() {
  const elements = [...document.body.querySelectorAll<HTMLElement>("*")];
  // All are read before the first is changed: each change would have the next read compute the styles again.
  const colours = elements.map((element) => getComputedStyle(element).color);
  for (const [index, element] of elements.entries())
    element.style.setProperty("-webkit-text-fill-color", colours[index] ?? "");
}

async function axeViolations(only?: string[]) {
  if (only?.length === 0) return [];

  const { violations } = await axe.run(document.body, {
    ...(only && { runOnly: only }),
    resultTypes: ["violations"],
    // Landmarks belong to a page, and stories are only parts of one.
    rules: { region: { enabled: false }, "target-size": { enabled: true } },
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

function overflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth} px`] : [];
}
