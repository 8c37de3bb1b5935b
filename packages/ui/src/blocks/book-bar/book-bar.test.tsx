import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BookBar } from ".";

afterEach(() => page.viewport(1280, 900));

const branches = [
  { name: "Kurla", phone: "+91 22 0000 0101" },
  { name: "South Mumbai", phone: "+91 22 0000 0103" },
];

const bar = (
  <BookBar
    data-testid="bar"
    label="Call or book"
    call={{ label: "Call", branches }}
    whatsApp={{ label: "WhatsApp", branches: branches.slice(0, 1) }}
    action={{ name: "Book appointment", path: "#book" }}
  />
);

it("sticks to the window's lower edge, except with large text", async () => {
  await page.viewport(390, 844);
  const screen = await render(
    <>
      <div style={{ height: 3000 }} />
      {bar}
    </>,
  );
  const top = () => screen.getByTestId("bar").element().getBoundingClientRect().top;
  expect(top()).toBeLessThan(844);
  document.documentElement.style.fontSize = "200%";
  expect(top()).toBeGreaterThan(844);
  document.documentElement.style.fontSize = "";
});

it("offers the branches to call, and books, by keyboard on a phone, but hides while someone is typing", async () => {
  const screen = await render(
    <>
      <input aria-label="Name" />
      <a href="#end">The end of the page</a>
      {bar}
    </>,
  );
  await expect.element(screen.getByTestId("bar")).not.toBeVisible();
  await page.viewport(390, 844);
  await screen.getByRole("link", { name: "The end of the page" }).element().focus();
  await userEvent.tab();
  const call = screen.getByRole("button", { name: "Call" });
  const choice = screen.getByRole("region", { name: "Call", exact: true });
  await expect.element(call).toHaveFocus();
  await expect.element(choice).not.toBeInTheDocument();

  await userEvent.keyboard("{Enter}");
  await expect.element(choice).toBeVisible();
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(screen.getByRole("link", { name: "South Mumbai +91 22 0000 0103" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(call).toHaveFocus();
  await expect.element(choice).not.toBeInTheDocument();
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(screen.getByRole("link", { name: "Book appointment" })).toHaveFocus();

  await screen.getByRole("textbox", { name: "Name" }).click();
  await expect.element(screen.getByTestId("bar")).not.toBeVisible();
});
