import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { pixelsOf, plainPicture } from "../../fixtures/pixels";
import { contrast } from "../../styles/contrast";
import { VideoPoster } from "./video-poster";

it.each([
  [1, "Implants"],
  [2, "How a root canal treatment is done, step by step"],
  [
    4,
    "How a root canal treatment is done, step by step, with what you feel and what you hear, in eight minutes",
  ],
])("sets a title of %i lines on any picture with a contrast of 4.5 or more", async (lines, title) => {
  const { container } = await render(
    <div style={{ width: 380 }}>
      <VideoPoster title={title} poster={plainPicture("#ffffff")} />
    </div>,
  );
  const poster = container.querySelector("[data-slot=video-poster]") as HTMLElement;
  const words = [...poster.querySelectorAll("span")].find(
    (span) => span.textContent === title,
  ) as HTMLElement;
  const [box, frame] = [words.getBoundingClientRect(), poster.getBoundingClientRect()];
  expect(Math.round(box.height / Number.parseFloat(getComputedStyle(words).lineHeight))).toBe(lines);

  expect(getComputedStyle(words).color).toBe("rgb(255, 255, 255)");
  // What is behind the words, without them.
  words.style.color = "transparent";
  const pixel = await pixelsOf(poster);
  for (let y = box.top - frame.top; y < box.bottom - frame.top; y += 4) {
    for (let x = box.left - frame.left; x < box.right - frame.left; x += 8) {
      expect(contrast("#ffffff", pixel(x, y))).toBeGreaterThanOrEqual(4.5);
    }
  }
});
