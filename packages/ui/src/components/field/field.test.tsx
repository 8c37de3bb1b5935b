import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Field, useFieldControl } from ".";

function Control() {
  return <input {...useFieldControl()} />;
}

const control = page.getByRole("textbox");

it("focuses the control when its label is clicked", async () => {
  await render(
    <Field label="Pin code">
      <Control />
    </Field>,
  );
  await page.getByText("Pin code").click();
  await expect.element(control).toHaveFocus();
});

it("describes the control by hint and error", async () => {
  const screen = await render(
    <Field label="Pin code" hint="Six digits" required>
      <Control />
    </Field>,
  );
  await expect.element(control).toHaveAccessibleDescription("Six digits");
  // Not by its emptiness, which nobody has had a chance to mend yet.
  await expect.element(control).toHaveAttribute("aria-invalid", "false");
  await screen.rerender(
    <Field label="Pin code" hint="Six digits" error="Too short">
      <Control />
    </Field>,
  );
  await expect.element(control).toHaveAccessibleDescription("Six digits Too short");
  await expect.element(control).toBeInvalid();
});
