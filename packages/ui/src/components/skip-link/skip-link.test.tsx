import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SkipLink } from ".";

it("is invisible until Tab is pressed", async () => {
  const screen = await render(
    <SkipLink style={{ maxWidth: "6rem" }}>Call South Mumbai: +91 22 0000 0103</SkipLink>,
  );
  const link = screen.getByRole("link");
  await expect.element(link).toHaveAttribute("href", "#main");
  expect(link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await expect.element(link).toBeInViewport({ ratio: 1 });
});
