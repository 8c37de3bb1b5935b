import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { smile } from "../../fixtures/pictures";
import { RelatedTreatmentCard, RelatedTreatments } from ".";

afterEach(() => page.viewport(1280, 900));

const section = (
  <RelatedTreatments title="Related" label="Related treatments">
    {["Whitening", "Veneers", "Fillings", "Makeover"].map((name) => (
      <RelatedTreatmentCard key={name} image={smile()}>
        <a href={`/${name.toLowerCase()}`}>{name}</a>
      </RelatedTreatmentCard>
    ))}
  </RelatedTreatments>
);

it("links to each treatment by its name", async () => {
  const screen = await render(section);
  await expect.element(screen.getByRole("heading", { level: 3, name: "Veneers" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Veneers" })).toHaveAttribute("href", "/veneers");
});

it.each([
  [1201, 3],
  [1200, 2],
  [800, 1],
])("at %i px shows %i cards side by side", async (width, slides) => {
  await page.viewport(width, 900);
  const screen = await render(section);
  const slide = screen.getByRole("group", { name: "1 of 4" }).element();
  const row = slide.parentElement as HTMLElement;
  expect(row.getBoundingClientRect().width / slide.getBoundingClientRect().width).toBeCloseTo(slides, 1);
});

it("names the treatments in view", async () => {
  const screen = await render(section);
  const status = () => screen.container.querySelector("[data-slot=carousel-status]")?.textContent;
  await expect.poll(status).toBe("3 of 4 treatments: Whitening, Veneers, Fillings");
});

it("moves by itself, with a pause button", async () => {
  const screen = await render(section);
  await expect.element(screen.getByRole("button", { name: "Pause Related treatments" })).toBeVisible();
});
