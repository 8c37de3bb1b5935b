import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SkipLink } from ".";

const page = (
  <>
    <SkipLink />
    <a href="#menu">Menu</a>
    <main id="main" tabIndex={-1}>
      <a href="#first">First thing on the page</a>
    </main>
  </>
);

it("is invisible until Tab is pressed", async () => {
  const screen = await render(page);
  const link = screen.getByRole("link", { name: "Skip to main content" });
  expect(link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await expect.element(link).toBeInViewport({ ratio: 1 });
});

it("moves focus past the menu", async () => {
  const screen = await render(page);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "First thing on the page" })).toHaveFocus();
  history.replaceState(null, "", location.pathname + location.search);
});
