import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DatePicker } from ".";

vi.mock("./calendar", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("says that the calendar could not be loaded, and keeps the rest of the page working", async () => {
  const complaint = vi.fn();
  addEventListener("unhandledrejection", complaint);
  await render(
    <DatePicker getToday={() => "2026-11-18"} label="Select Date" value="" onValueChange={vi.fn()} />,
  );
  await page.getByRole("button", { name: "Choose date" }).click();
  await expect.element(page.getByRole("status")).toMatchTextContent("The calendar could not be loaded.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("status")).toMatchTextContent("The calendar could not be loaded.");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Choose date" })).toHaveFocus();
  expect(complaint).not.toHaveBeenCalled();
  removeEventListener("unhandledrejection", complaint);
});
