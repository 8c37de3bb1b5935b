import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SiteFooter } from ".";

const footer = (
  <SiteFooter
    currentPath="/awards/2/"
    logo={{ name: "Arch House", descriptor: "Dental" }}
    description="Two branches"
    social={{ label: "Follow us", profiles: [] }}
    columns={[{ heading: "About", links: [{ name: "Awards", path: "/awards" }] }]}
    legal={[{ name: "Award rules", path: "/award" }]}
    credit={{ label: "Built by the studio" }}
  />
);

it("folds a column on phones, and unfolds it by its heading", async () => {
  await page.viewport(390, 844);
  const screen = await render(footer);
  const link = screen.getByText("Awards");
  await expect.element(link).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(link).toBeVisible();
  await page.viewport(1280, 900);
});

it("shows columns whole on wide screens, with the page that the visitor is on or under", async () => {
  const screen = await render(footer);
  const link = screen.getByRole("link", { name: "Awards" });
  await expect.element(link).toHaveAttribute("aria-current", "true");
  await expect.element(screen.getByRole("link", { name: "Award rules" })).not.toHaveAttribute("aria-current");
  // The heading can't be pressed.
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
});
