import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { smile } from "../../fixtures/pictures";
import { BeforeAfterGallery } from ".";

afterEach(() => page.viewport(1280, 900));

const gallery = (
  <BeforeAfterGallery
    title="Before and after"
    label="Smile gallery"
    pairs={["Veneers", "Whitening", "Aligners", "Crowns"].map((label) => ({
      label,
      before: { image: smile({ gap: 40 }), alt: `${label}: before` },
      after: { image: smile(), alt: `${label}: after` },
    }))}
  />
);

it.each([
  [801, 3],
  [800, 2],
  [600, 1],
])("at %i px shows %i comparisons side by side", async (width, slides) => {
  await page.viewport(width, 900);
  const screen = await render(gallery);
  const slide = screen.getByRole("group", { name: "1 of 4" }).element();
  const row = slide.parentElement as HTMLElement;
  expect(row.getBoundingClientRect().width / slide.getBoundingClientRect().width).toBeCloseTo(slides, 1);
});

it("moves the handle, not the slider around it, with the arrow keys", async () => {
  const screen = await render(gallery);
  const handle = screen.getByRole("slider", { name: "Veneers: before and after" });
  await expect.element(handle).toHaveAttribute("aria-valuenow", "50");
  handle.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(handle).toHaveAttribute("aria-valuenow", "55");
  await expect
    .element(screen.getByRole("button", { name: "Slide 1" }))
    .toHaveAttribute("aria-current", "true");
});
