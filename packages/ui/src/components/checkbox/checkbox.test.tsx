import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Checkbox } from ".";

it("is ticked and unticked by Space, by a press of it and anywhere on its line, at least 44 px high", async () => {
  const onChange = vi.fn();
  await render(<Checkbox label="I agree" onChange={onChange} />);
  const box = page.getByRole("checkbox", { name: "I agree" });
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(box).toBeChecked();
  await box.click();
  await expect.element(box).not.toBeChecked();
  await page.getByText("I agree").click();
  await expect.element(box).toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(page.getByText("I agree").element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
