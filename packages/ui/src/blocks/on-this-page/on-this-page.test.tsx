import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { OnThisPage } from ".";

afterEach(() => page.viewport(1280, 900));

const contents = (
  <OnThisPage
    sections={[
      { id: "about", name: "About" },
      { id: "questions", name: "Questions" },
    ]}
  />
);

it("leads to each section by keyboard", async () => {
  const screen = await render(contents);
  const nav = screen.getByRole("navigation", { name: "On this page" });
  for (const [name, href] of [
    ["About", "#about"],
    ["Questions", "#questions"],
  ]) {
    await userEvent.tab();
    await expect.element(nav.getByRole("link", { name })).toHaveFocus();
    await expect.element(nav.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

it("is hidden on a narrow screen", async () => {
  await page.viewport(390, 844);
  const screen = await render(contents);
  expect(screen.getByRole("navigation").elements()).toEqual([]);
});
