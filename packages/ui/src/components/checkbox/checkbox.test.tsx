import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Checkbox } from ".";

const box = page.getByRole("checkbox", { name: "I agree" });

it("is named by its label, and by its label alone", async () => {
  await render(<Checkbox label="I agree" hint="To the plan" required />);
  await expect.element(box).toHaveAccessibleName("I agree");
  await expect.element(box).toHaveAccessibleDescription("To the plan");
});

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

it("isn't ticked by Enter, and doesn't send its form by it", async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <Checkbox label="I agree" />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(box).not.toBeChecked();
  expect(onSubmit).not.toHaveBeenCalled();
});

it("leaves its state to a parent that controls it", async () => {
  const onCheckedChange = vi.fn();
  await render(<Checkbox label="I agree" checked={false} onCheckedChange={onCheckedChange} />);
  await box.click();
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(box).not.toBeChecked();
});

it("is indeterminate while some of several boxes are ticked, and ticks all of them", async () => {
  function All() {
    const [checked, setChecked] = useState<boolean | "indeterminate">("indeterminate");
    return <Checkbox label="I agree" checked={checked} onCheckedChange={setChecked} />;
  }
  await render(<All />);
  await expect.element(box).toHaveAttribute("aria-checked", "mixed");
  await box.click();
  await expect.element(box).toBeChecked();
});

it("can't be ticked or reached while it is disabled", async () => {
  const onCheckedChange = vi.fn();
  await render(<Checkbox label="I agree" disabled onCheckedChange={onCheckedChange} />);
  await expect.element(box).toBeDisabled();
  await userEvent.tab();
  await expect.element(box).not.toHaveFocus();
  (page.getByText("I agree").element() as HTMLElement).click();
  expect(onCheckedChange).not.toHaveBeenCalled();
});

it("says that it is required, and what is wrong", async () => {
  const screen = await render(<Checkbox label="I agree" required />);
  await expect.element(box).toHaveAttribute("aria-required", "true");
  await expect.element(box).toHaveAttribute("aria-invalid", "false");
  await screen.rerender(<Checkbox label="I agree" required error="Please agree." aria-describedby="terms" />);
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  await expect.element(box).toHaveAccessibleDescription("Please agree.");
});

it("adds a caller's aria-describedby to hint and error", async () => {
  await render(
    <>
      <Checkbox label="I agree" hint="To the plan." error="Please agree." aria-describedby="terms" />
      <p id="terms">Of 2026.</p>
    </>,
  );
  await expect.element(box).toHaveAccessibleDescription("To the plan. Please agree. Of 2026.");
});

it("is sent with its form when it is ticked, and follows a reset", async () => {
  const screen = await render(
    <form>
      <Checkbox label="I agree" name="consent" value="plan" />
      <button type="reset">Reset</button>
    </form>,
  );
  const form = screen.container.querySelector("form") as HTMLFormElement;
  const sent = () => new FormData(form).get("consent");
  expect(sent()).toBeNull();
  await box.click();
  await expect.poll(sent).toBe("plan");
  await screen.getByRole("button", { name: "Reset" }).click();
  await expect.element(box).not.toBeChecked();
  await expect.poll(sent).toBeNull();
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

it("shows its tick only while it is ticked", async () => {
  const screen = await render(<Checkbox label="I agree" />);
  const tick = () => screen.container.querySelector("[data-slot=checkbox-indicator]");
  expect(tick()).toBeNull();
  await box.click();
  await expect.poll(tick).toBeVisible();
  await box.click();
  await expect.poll(tick).toBeNull();
});

it("fires a change event on its form", async () => {
  const onChange = vi.fn();
  await render(
    <form onChange={onChange}>
      <Checkbox label="I agree" />
    </form>,
  );
  await box.click();
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  await box.click();
  await expect.poll(() => onChange.mock.calls.length).toBe(2);
});
