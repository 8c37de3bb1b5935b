import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ContactBlock } from ".";
import { branchesFixture } from "./contact-block.fixture";

afterEach(() => page.viewport(1280, 900));

const block = (
  <ContactBlock branches={branchesFixture}>
    <label>
      Subject <input />
    </label>
  </ContactBlock>
);

it("switches branches by keyboard, and moves on to the map and the form", async () => {
  const screen = await render(block);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  const panel = screen.getByRole("tabpanel", { name: "South Mumbai" });
  await expect.element(panel).toBeVisible();
  await expect.element(panel.getByText("3 Banyan Quay Road")).toBeVisible();
  await expect.element(screen.getByText("12 Kaman Lane, off Brass Mill Road")).not.toBeVisible();

  for (const name of ["Show interactive map", /Directions to South Mumbai/, "+91 22 0000 0103"]) {
    await userEvent.tab();
    await expect
      .element(screen.getByRole(/map$/.test(`${name}`) ? "button" : "link", { name }))
      .toHaveFocus();
  }
  for (let links = 0; links < 3; links++) await userEvent.tab();
  await expect.element(screen.getByLabelText("Subject")).toHaveFocus();
});

it("sends no request to the map host until asked, and then for both branches", async () => {
  const asked = vi.fn();
  const screen = await render(
    <ContactBlock branches={branchesFixture} mapsShown={false} onShowMaps={asked} />,
  );
  expect(screen.container.querySelector("iframe")).toBeNull();
  await screen.getByRole("button", { name: "Show interactive map" }).click();
  expect(asked).toHaveBeenCalledOnce();

  await screen.rerender(<ContactBlock branches={branchesFixture} mapsShown onShowMaps={asked} />);
  await expect.element(screen.getByTitle("Map of Kurla")).toBeVisible();
  await screen.getByRole("tab", { name: "South Mumbai" }).click();
  await expect.element(screen.getByTitle("Map of South Mumbai")).toBeVisible();
});

it("folds the form on phones, and shows it elsewhere", async () => {
  const screen = await render(block);
  const subject = screen.getByLabelText("Subject");
  await expect.element(subject).toBeVisible();
  await expect.element(screen.getByText("Write to us")).not.toBeVisible();

  await page.viewport(390, 844);
  await expect.element(subject).not.toBeVisible();
  await screen.getByText("Write to us").click();
  await expect.element(subject).toBeVisible();
});
