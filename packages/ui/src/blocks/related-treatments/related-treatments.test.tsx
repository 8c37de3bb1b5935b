import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { allowMotion } from "../../../test/motion";
import { smile } from "../../fixtures/pictures";
import { RelatedTreatments } from ".";

allowMotion();

it.each([
  [1201, 3],
  [1200, 2],
  [800, 1],
])("at %i px shows %i cards side by side, moves by itself and has a pause button", async (width, slides) => {
  await page.viewport(width, 900);
  const treatments = ["Whitening", "Veneers", "Fillings", "Makeover"].map((name) => ({
    name,
    path: `/${name}`,
    picture: { image: smile(), alt: "" },
  }));
  const screen = await render(<RelatedTreatments title="Related" treatments={treatments} />);
  const slide = screen.getByRole("group", { name: "1 of 4" }).element();
  const row = slide.parentElement as HTMLElement;
  expect(row.getBoundingClientRect().width / slide.getBoundingClientRect().width).toBeCloseTo(slides, 1);
  await expect.element(screen.getByRole("button", { name: "Pause Related" })).toBeVisible();
  await page.viewport(1280, 900);
});
