/**
 * Checks each story again after its test under user preferences: no axe violations, and no sideways scrolling.
 * (Storybook's own check covers the defaults.)
 */
import axe from "axe-core";
import { afterEach, expect } from "vitest";
import { commands, page } from "vitest/browser";
import type { MediaFeatures } from "./vitest.commands.ts";

interface Mode {
  name: string;
  media?: MediaFeatures;
  textSize?: string;
  width?: number;
  direction?: "rtl";
}

const modes: Mode[] = [
  { name: "with 200 % text", textSize: "200%" },
  { name: "320 px wide, with reduced motion", width: 320, media: { reducedMotion: "reduce" } },
  { name: "320 px wide, right to left", width: 320, direction: "rtl" },
  // Last, because its effect on axe's colours stays until the story is rendered again.
  { name: "in forced colours", media: { forcedColors: "active" } },
];

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") return;
  try {
    for (const mode of modes) {
      await enter(mode);
      if (mode.media?.forcedColors) tellColours();
      expect(await problems(mode), mode.name).toEqual([]);
    }
  } finally {
    await enter({ name: "as it is" });
  }
});

async function enter({ media = {}, textSize = "", width = 1280, direction }: Mode) {
  await commands.emulateMedia(media);
  document.documentElement.style.fontSize = textSize;
  document.documentElement.dir = direction ?? "";
  await page.viewport(width, 900);
  await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

/** axe uses the fill of text as its colour, and Chromium reports the fill from before it was forced. */
function tellColours() {
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    element.style.setProperty("-webkit-text-fill-color", getComputedStyle(element).color);
  }
}

async function problems({ direction }: Mode) {
  // Right to left changes positions, not names or colours.
  const { violations } = direction
    ? { violations: [] }
    : await axe.run(document.body, {
        resultTypes: ["violations"],
        // Stories are parts of a page: landmarks belong to the page.
        rules: { region: { enabled: false }, "target-size": { enabled: true } },
      });
  const root = document.documentElement;
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
    ...(root.scrollWidth > root.clientWidth ? [`${root.scrollWidth} px wide in ${root.clientWidth} px`] : []),
  ];
}
