import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { smile } from "../../fixtures/pictures";
import { TreatmentBlocks } from ".";

it.each(["ltr", "rtl"])("alternates sides, with the words overlapping the pictures (%s)", async (dir) => {
  await page.viewport(1440, 900);
  const treatments = ["Implants", "Aligners"].map((name) => ({
    name,
    text: "Text",
    picture: { image: smile(), alt: "" },
    links: [],
    more: { name: "More", about: name, path: `/${name}` },
  }));
  const screen = await render(
    <div dir={dir}>
      <TreatmentBlocks treatments={treatments} />
    </div>,
  );
  const boxes = (slot: string) =>
    [...screen.container.querySelectorAll(`[data-slot=treatment-block-${slot}]`)].map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return dir === "ltr" ? { start: left, end: right } : { start: -right, end: -left };
    }) as [DOMRectSides, DOMRectSides];
  const [first, second] = boxes("body");
  const [firstPicture, secondPicture] = boxes("picture");
  expect(first.start).toBeGreaterThan(firstPicture.start);
  expect(first.start).toBeLessThan(firstPicture.end);
  expect(second.start).toBeLessThan(secondPicture.start);
  expect(second.end).toBeGreaterThan(secondPicture.start);
  await page.viewport(1280, 900);
});

interface DOMRectSides {
  start: number;
  end: number;
}
