import { afterEach, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BookBar } from ".";

afterEach(() => page.viewport(1280, 900));

const branches = [
  { name: "Kurla", phone: "+91 22 0000 0101" },
  { name: "South Mumbai", phone: "+91 22 0000 0103" },
];

const bar = (
  <>
    <label>
      Name <input />
    </label>
    <a href="#end">The end of the page</a>
    <BookBar
      data-testid="bar"
      label="Call or book"
      call={{ label: "Call", title: "Which branch?", branches }}
      whatsApp={{ label: "WhatsApp", title: "Write to which?", branches: branches.slice(0, 1) }}
      action={{ name: "Book appointment", path: "#book" }}
    />
  </>
);

it("offers the branches to call, and books, by keyboard on a phone", async () => {
  await page.viewport(390, 844);
  const screen = await render(bar);
  // Not from the text field: while that has focus the bar isn't there.
  (screen.getByRole("link", { name: "The end of the page" }).element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Call" })).toHaveFocus();
  await expect.element(screen.getByRole("region", { name: "Which branch?" })).not.toBeInTheDocument();

  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("region", { name: "Which branch?" })).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "South Mumbai +91 22 0000 0103" })).toHaveFocus();

  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("button", { name: "Call" })).toHaveFocus();
  await expect.element(screen.getByRole("region", { name: "Which branch?" })).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Book appointment" })).toHaveFocus();
});

it("hides while someone is typing", async () => {
  await page.viewport(390, 844);
  const screen = await render(bar);
  await expect.element(screen.getByTestId("bar")).toBeVisible();
  await screen.getByRole("textbox", { name: "Name" }).click();
  await expect.element(screen.getByTestId("bar")).not.toBeVisible();
});

it("is hidden on wide screens", async () => {
  const screen = await render(bar);
  await expect.element(screen.getByTestId("bar")).not.toBeVisible();
});

it("with 200 % text on a phone, gives the action a row in which its label fits", async () => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = "200%";
  onTestFinished(() => document.documentElement.removeAttribute("style"));
  const screen = await render(bar);
  const action = screen.getByRole("link", { name: "Book appointment" }).element();
  const choice = screen.getByRole("button", { name: "Call" }).element();
  expect(action.scrollWidth).toBeLessThanOrEqual(action.clientWidth);
  expect(action.clientWidth).toBeGreaterThan(choice.clientWidth);
});
