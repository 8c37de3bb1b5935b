import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Checkbox } from ".";

const box = page.getByRole("checkbox", { name: "I agree" });

it("is ticked and unticked by Space, by a press of it and by a press of its label", async () => {
  const onCheckedChange = vi.fn();
  await render(<Checkbox label="I agree" onCheckedChange={onCheckedChange} />);
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(box).toBeChecked();
  await box.click();
  await expect.element(box).not.toBeChecked();
  await page.getByText("I agree").click();
  await expect.element(box).toBeChecked();
  expect(onCheckedChange.mock.calls).toEqual([[true], [false], [true]]);
});

it("says that it is required, and what is wrong", async () => {
  const screen = await render(<Checkbox label="I agree" required />);
  await expect.element(box).toHaveAttribute("aria-required", "true");
  await expect.element(box).toHaveAttribute("aria-invalid", "false");
  await screen.rerender(<Checkbox label="I agree" required error="Please agree." aria-describedby="terms" />);
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  await expect.element(box).toHaveAccessibleDescription("Please agree.");
});

it("takes a press anywhere on its line, at least 44 px high", async () => {
  await render(<Checkbox label="I agree" />);
  const target = page.getByText("I agree").element();
  const { left, right, top, height } = target.getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  const across = [left - 1, left + 1, right - 1];
  const hit = across.map((x) => document.elementFromPoint(x, top + 1)?.getAttribute("data-slot"));
  expect(hit).toEqual(["checkbox", "field-label", "field-label"]);
});

it("takes the id that the error summary links to", async () => {
  await render(<Checkbox label="I agree" id="consent" />);
  await expect.element(box).toHaveAttribute("id", "consent");
});
