import { createRef } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TextField } from ".";

it("passes props to the input, and the class name to the field", async () => {
  const ref = createRef<HTMLInputElement>();
  const { container } = await render(
    <TextField
      ref={ref}
      id="tel"
      label="Phone"
      type="tel"
      autoComplete="tel"
      name="phone"
      className="span-2"
    />,
  );
  const input = page.getByLabelText("Phone");
  await expect.element(input).toHaveAttribute("type", "tel");
  await expect.element(input).toHaveAttribute("autocomplete", "tel");
  await expect.element(input).toHaveAttribute("id", "tel");
  expect(ref.current).toBe(input.element());
  expect(container.firstElementChild).toHaveClass("span-2");
});

it("fits a narrow phone at double text size", async () => {
  document.documentElement.style.fontSize = "200%";
  await page.viewport(320, 700);
  await render(
    <TextField label="Phone Number" required error="Phone Number must be between 10 and 13 digits" />,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  document.documentElement.style.fontSize = "";
  await page.viewport(1280, 900);
});
