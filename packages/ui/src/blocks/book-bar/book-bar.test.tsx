import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BookBar, BookBarAction, BookBarCall } from ".";

afterEach(() => page.viewport(1280, 900));

const bar = (
  <BookBar data-testid="bar">
    <BookBarAction asChild>
      <a href="#book">Book appointment</a>
    </BookBarAction>
    <BookBarCall name="Kurla" phone="+91 22 0000 0101" />
  </BookBar>
);

it("books and calls by keyboard on a phone", async () => {
  await page.viewport(390, 844);
  const screen = await render(bar);
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Book appointment" })).toHaveFocus();
  await userEvent.tab();
  const call = screen.getByRole("link", { name: "Call Kurla: +91 22 0000 0101" });
  await expect.element(call).toHaveFocus();
  await expect.element(call).toHaveAttribute("href", "tel:+912200000101");
});

it("leaves wide screens alone", async () => {
  const screen = await render(bar);
  await expect.element(screen.getByTestId("bar")).not.toBeVisible();
});
