import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SiteFooter } from ".";

it("shows columns whole on wide screens, with the page that the visitor is on or under, and folds them on phones", async () => {
  const screen = await render(
    <SiteFooter
      currentPath="/awards/2/"
      logo={{ name: "Arch House", descriptor: "Dental" }}
      social={{ label: "Follow us", profiles: [] }}
      columns={[{ heading: "About", links: [{ name: "Awards", path: "/awards" }] }]}
      legal={[{ name: "Award rules", path: "/award" }]}
      credit={{ label: "Built by the studio" }}
    />,
  );
  const link = screen.getByText("Awards", { exact: true });
  await expect.element(link).toHaveAttribute("aria-current", "true");
  await expect.element(screen.getByText("Award rules")).not.toHaveAttribute("aria-current");
  // The heading can't be pressed.
  await userEvent.tab();
  await expect.element(link).toHaveFocus();

  await page.viewport(390, 844);
  await expect.element(link).not.toBeVisible();
  await userEvent.click(screen.getByText("About").last());
  await expect.element(link).toBeVisible();
  await page.viewport(1280, 900);
});
