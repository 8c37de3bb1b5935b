import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { allowMotion } from "../../../test/motion";
import { TextTestimonials } from ".";

allowMotion();

afterEach(() => page.viewport(1280, 900));

const say = (names: string[]) =>
  names.map((name) => ({ name, role: "Somewhere", content: `${name} was content` }));
const block = (
  <TextTestimonials
    title="What patients say"
    label="Testimonials"
    groups={[
      { name: "Mumbai", testimonials: say(["Anita", "Bela", "Chand", "Dev"]) },
      { name: "Other State", testimonials: say(["Esha", "Farid", "Gita", "Hari"]) },
      { name: "International", testimonials: [] },
    ]}
  />
);

it("starts with the first group, and omits an empty one", async () => {
  const screen = await render(block);
  await expect.element(screen.getByRole("tab", { name: "Mumbai" })).toHaveAttribute("aria-selected", "true");
  await expect.element(screen.getByRole("tab", { name: "International" })).not.toBeInTheDocument();
});

it.each([
  [1201, 3],
  [1200, 2],
  [800, 1],
])("at %i px shows %i side by side, the first in the middle", async (width, slides) => {
  await page.viewport(width, 900);
  const screen = await render(block);
  const slide = screen.getByRole("group", { name: "1 of 4" }).first().element();
  const row = slide.parentElement as HTMLElement;
  expect(row.getBoundingClientRect().width / slide.getBoundingClientRect().width).toBeCloseTo(slides, 1);

  const middleOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  await expect
    .poll(() => Math.abs(middleOf(slide) - middleOf(row.parentElement as Element)))
    .toBeLessThan(20);
});

it("moves the slider of the selected group only", async () => {
  const screen = await render(block);
  await screen.getByRole("tab", { name: "Other State" }).click();
  const panel = screen.getByRole("tabpanel", { name: "Other State" });
  await expect.element(panel.getByRole("button", { name: "Pause Testimonials, Other State" })).toBeVisible();
  await panel.getByRole("button", { name: /^Next slide/ }).click();
  await expect
    .element(panel.getByRole("button", { name: "Slide 2" }))
    .toHaveAttribute("aria-current", "true");
});
