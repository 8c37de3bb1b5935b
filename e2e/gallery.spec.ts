import { expect, readingTest as test } from "./support/clinic";
import { visit } from "./support/page-state";

test("a visitor looks through the rooms of both branches, six pictures a page", async ({ page }) => {
  await visit(page, "/gallery");
  const main = page.getByRole("main");
  const pictures = main.getByRole("tabpanel").getByRole("button", { name: "(enlarge)" });
  const pages = main.getByRole("navigation", { name: /^Pages/ });
  const button = (name: string) => pages.getByRole("button", { name, exact: true });

  await expect(main.getByRole("tab", { name: "Kurla" })).toHaveAttribute("aria-selected", "true");
  await expect(pictures).toHaveCount(6);
  await expect(button("Previous")).toHaveAttribute("aria-disabled", "true");
  await button("Next").click();
  await expect(button("Page 2")).toHaveAttribute("aria-current", "page");
  await expect(pictures).toHaveCount(6);
  await button("Page 3").click();
  await expect(pictures).toHaveCount(3);
  await expect(button("Next")).toHaveAttribute("aria-disabled", "true");

  await main.getByRole("tab", { name: "Kurla" }).press("ArrowRight");
  await expect(main.getByRole("tab", { name: "South Mumbai" })).toHaveAttribute("aria-selected", "true");
  await expect(pictures).toHaveCount(6);
  await button("Next").click();
  await expect(pictures).toHaveCount(1);
});

test("a visitor looks at a picture large, goes on to the next, and comes back to where they were", async ({
  page,
}) => {
  await visit(page, "/gallery");
  const pictures = page.getByRole("main").getByRole("tabpanel").getByRole("button", { name: "(enlarge)" });
  await pictures.nth(4).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Picture 5 of 15" })).toBeVisible();
  await expect(dialog.getByRole("img").first()).toHaveJSProperty("complete", true);
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("heading", { name: "Picture 6 of 15" })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(pictures.nth(4)).toBeFocused();
});

test("a patient from abroad looks at a destination of dental tourism large", async ({ page }) => {
  await visit(page, "/super-speciality/dental-tourism");
  const destinations = page
    .getByRole("listitem")
    .filter({ hasText: /^\(enlarge\)(Canada|Dubai|Maldives|Tanzania|UK)$/ });
  await expect(destinations).toHaveText(
    ["Canada", "Dubai", "Maldives", "Tanzania", "UK", "UK"].map((name) => `(enlarge)${name}`),
  );
  await destinations.first().getByRole("button").click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Picture 1 of 6" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});
