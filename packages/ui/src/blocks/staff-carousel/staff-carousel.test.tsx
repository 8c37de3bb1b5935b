import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { allowMotion } from "../../../test/motion";
import { portrait } from "../../fixtures/pictures";
import { StaffCarousel } from ".";

allowMotion();

afterEach(() => page.viewport(1280, 900));

const staff = (
  <StaffCarousel
    label="Support staff"
    members={["Sunita", "Neil", "Ayesha"].map((name) => ({
      name,
      role: "Nurse",
      image: portrait(),
      alt: name,
    }))}
  />
);

it("shows the staff after View more, and hides them again", async () => {
  const screen = await render(staff);
  await expect.element(screen.getByText("Sunita")).not.toBeVisible();
  await screen.getByRole("button", { name: "View more Support staff" }).click();
  await expect.element(screen.getByText("Sunita")).toBeVisible();
  await screen.getByRole("button", { name: "View less Support staff" }).click();
  await expect.element(screen.getByText("Sunita")).not.toBeVisible();
});

it("moves by itself only while it is shown, and has arrows", async () => {
  const screen = await render(staff);
  expect(screen.container.querySelector("[data-slot=carousel-pause]")).toBeNull();
  await screen.getByRole("button", { name: "View more Support staff" }).click();
  await expect.element(screen.getByRole("button", { name: "Pause Support staff" })).toBeVisible();
  await screen.getByRole("button", { name: /^Next slide/ }).click();
  await expect
    .element(screen.getByRole("button", { name: "Slide 2" }))
    .toHaveAttribute("aria-current", "true");
});

it.each([
  [1201, 2],
  [1200, 1],
])("at %i px shows %i, the first in the middle", async (width, slides) => {
  await page.viewport(width, 900);
  const screen = await render(staff);
  await screen.getByRole("button", { name: "View more Support staff" }).click();
  const slide = screen.getByRole("group", { name: "1 of 3" }).element();
  const row = slide.parentElement as HTMLElement;
  expect(row.getBoundingClientRect().width / slide.getBoundingClientRect().width).toBeCloseTo(slides, 1);
  const { left, right } = slide.getBoundingClientRect();
  await expect.poll(() => Math.abs((left + right) / 2 - width / 2)).toBeLessThan(30);
});

it.each(["ltr", "rtl"])("cuts no face at 1440 px, before and after a move (%s)", async (dir) => {
  await page.viewport(1440, 900);
  const screen = await render(<div dir={dir}>{staff}</div>);
  await screen.getByRole("button", { name: "View more Support staff" }).click();
  const cut = () => {
    const frame = screen.container.querySelector("[data-slot=carousel-viewport]")?.getBoundingClientRect();
    const faces = [...screen.container.querySelectorAll("[data-slot=card]")].map((card) =>
      card.getBoundingClientRect(),
    );
    if (!frame || faces.length === 0) return undefined;
    return faces.filter(({ left, right }) => left < frame.left || right > frame.right).length;
  };
  await expect.poll(cut).toBe(0);
  await screen.getByRole("button", { name: /^Next slide/ }).click();
  await expect
    .element(screen.getByRole("button", { name: "Slide 2" }))
    .toHaveAttribute("aria-current", "true");
  await expect.poll(cut).toBe(0);
});
