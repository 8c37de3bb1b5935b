import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Select } from ".";

const select = page.getByRole("combobox", { name: "Department" });

it("starts with nothing chosen", async () => {
  await render(
    <Select label="Department" required>
      <option>Dentist</option>
    </Select>,
  );
  await expect.element(select).toHaveValue("");
  await expect.element(select).toHaveDisplayValue("Please choose");
  await expect.element(select).toBeRequired();
});

it("is operable by keyboard", async () => {
  await render(
    <Select label="Department" defaultValue="">
      <option>Dentist</option>
      <option>Marketing</option>
    </Select>,
  );
  (select.element() as HTMLSelectElement).focus();
  await userEvent.keyboard("m");
  await expect.element(select).toHaveValue("Marketing");
});
