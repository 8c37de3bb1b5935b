import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { smile } from "../../fixtures/pictures";
import { pixelsOf, plainPicture } from "../../fixtures/pixels";
import { press } from "../../fixtures/press";
import { contrast } from "../../styles/contrast";
import { CompareSlider } from ".";

const veneers = (
  <div style={{ width: 600 }}>
    <CompareSlider
      label="Two veneers"
      before={{ image: smile({ gap: 40 }), alt: "Teeth with a gap" }}
      after={{ image: smile(), alt: "Teeth without a gap" }}
    />
  </div>
);

const slider = page.getByRole("slider", { name: "Two veneers: before and after" });
const percent = () => (slider.element() as HTMLInputElement).valueAsNumber;

it("starts in the middle, says where it is, and moves by every key of a slider and by its buttons", async () => {
  await render(veneers);
  await expect.element(slider).toHaveAttribute("aria-valuetext", "50% before, 50% after");
  slider.element().focus();
  for (const [key, value] of [
    ["{ArrowUp}", 55],
    ["{PageUp}", 80],
    ["{PageDown}", 55],
    ["{ArrowLeft}", 50],
    ["{Home}", 0],
    ["{ArrowDown}", 0],
    ["{End}", 100],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(percent, { message: key }).toBe(value);
  }
  await expect.element(slider).toHaveAttribute("aria-valuetext", "Before only");
  for (const [name, value] of [
    ["After", 0],
    ["Half", 50],
    ["Before", 100],
  ] as const) {
    const button = page.getByRole("button", { name });
    await press(button);
    await expect.poll(percent).toBe(value);
    await expect.element(button).toHaveAttribute("aria-pressed", "true");
  }
});

it("follows the pointer, with the pictures aligned to the pixel", async () => {
  const screen = await render(veneers);
  const pictures = screen.container.querySelector(".ui-compare-pictures") as HTMLElement;
  await userEvent.click(pictures, { position: { x: 150, y: 100 } });
  await expect.poll(percent).toBe(25);

  const [before, after] = [...screen.container.querySelectorAll("img")].map((img) =>
    img.getBoundingClientRect().toJSON(),
  );
  expect(before.width).toBeGreaterThan(0);
  expect(before).toEqual(after);
});

it.each(["#ffffff", "#7d7463"])(
  "shows focus with a ring of 3:1 all round, over pictures of %s",
  async (colour) => {
    const image = plainPicture(colour);
    const { container } = await render(
      <div style={{ width: 400 }}>
        <CompareSlider label="Two veneers" before={{ image, alt: "" }} after={{ image, alt: "" }} />
      </div>,
    );
    await userEvent.tab();
    await expect.element(slider).toHaveFocus();
    const frame = container.querySelector("figure") as HTMLElement;
    const knob = frame.querySelector("svg") as SVGElement;
    const [outer, inner] = [frame.getBoundingClientRect(), knob.getBoundingClientRect()];
    const [x, y] = [(inner.left + inner.right) / 2 - outer.left, (inner.top + inner.bottom) / 2 - outer.top];
    const pixel = await pixelsOf(frame);
    // Straight up and down is the line of the slider itself.
    for (const degrees of [0, 45, 135, 180, 225, 315]) {
      const at = (radius: number) => {
        const angle = (degrees * Math.PI) / 180;
        return pixel(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
      };
      const ring = at(23.5);
      expect(contrast(ring, at(20))).toBeGreaterThanOrEqual(3);
      expect(contrast(ring, at(26.5))).toBeGreaterThanOrEqual(3);
    }
  },
);
