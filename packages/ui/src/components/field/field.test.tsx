import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Field, useFieldControl } from ".";

function Control() {
  return <input {...useFieldControl()} />;
}

const control = page.getByRole("textbox");

it("names the control by its label, and by its label alone", async () => {
  await render(
    <Field label="Pin code" hint="Six digits" required>
      <Control />
    </Field>,
  );
  await expect.element(control).toHaveAccessibleName("Pin code");
});

it("puts the cursor into the control when a person clicks the label", async () => {
  await render(
    <Field label="Pin code">
      <Control />
    </Field>,
  );
  await page.getByText("Pin code").click();
  await expect.element(control).toHaveFocus();
});

it("says the hint and what is wrong together with the control", async () => {
  const screen = await render(
    <Field label="Pin code" hint="Six digits">
      <Control />
    </Field>,
  );
  await expect.element(control).toHaveAccessibleDescription("Six digits");
  await expect.element(control).toBeValid();
  await screen.rerender(
    <Field label="Pin code" hint="Six digits" error="Too short">
      <Control />
    </Field>,
  );
  await expect.element(control).toHaveAccessibleDescription("Six digits Too short");
  await expect.element(control).toBeInvalid();
});

it("says that an answer is required, once in words and once to screen readers", async () => {
  await render(
    <Field label="Pin code" required>
      <Control />
    </Field>,
  );
  await expect.element(control).toBeRequired();
  await expect.element(page.getByText("required")).toBeVisible();
  await expect.element(page.getByText("required")).toHaveAttribute("aria-hidden", "true");
});

it("does not call an answer invalid before it was given", async () => {
  await render(
    <Field label="Pin code" required>
      <Control />
    </Field>,
  );
  await expect.element(control).toHaveAttribute("aria-invalid", "false");
});

it("takes the id that the error summary links to", async () => {
  await render(
    <Field label="Pin code" controlId="pin">
      <Control />
    </Field>,
  );
  await expect.element(control).toHaveAttribute("id", "pin");
});

it("says what is missing when a control stands outside a field", async () => {
  await expect(render(<Control />)).rejects.toThrow("useFieldControl needs a Field around it.");
});
