import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Checkbox } from ".";

it("is ticked by a press anywhere on its line, at least 44 px high", async () => {
  const onChange = vi.fn();
  await render(<Checkbox label="I agree" onChange={onChange} />);
  await page.getByText("I agree").click();
  await expect.element(page.getByRole("checkbox", { name: "I agree" })).toBeChecked();
  expect(onChange).toHaveBeenCalledOnce();
  expect(page.getByText("I agree").element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
