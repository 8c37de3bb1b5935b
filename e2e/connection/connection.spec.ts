import { branch, site } from "@clinic/content/pages/examples";
import { barriers } from "../support/barriers";
import { expect, sharedClinicTest, test } from "../support/clinic";
import { footerLink, untilHydrated, untilShellHydrated, visit } from "../support/page-state";

const [phone] = branch.phones;
const notice = "could not be loaded.";

sharedClinicTest(
  "who goes offline keeps the page and what was typed, is told so with the phone numbers, and goes on when online again",
  async ({ page, context }) => {
    await page.goto("/contact-us");
    await untilShellHydrated(page);
    await context.setOffline(true);
    const book = page.getByRole("main").getByRole("button", { name: "Book an appointment" });
    await book.press("Enter");
    const part = page.getByRole("alertdialog", { name: `This part of the page ${notice}` });
    await expect(part).toBeFocused();
    await context.setOffline(false);
    await expect(part).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Please check 6 answers" })).toBeFocused();

    await untilHydrated(page);
    const name = page.getByRole("main").getByRole("textbox", { name: "Full Name" });
    await name.fill("Asha Rao");
    await context.setOffline(true);
    await footerLink(page, "/awards").click();
    const box = page.getByRole("alertdialog", { name: `The next page ${notice}` });
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription(/You seem to be offline\./);
    await expect(box.getByRole("link", { name: `${branch.name}: ${phone}` })).toHaveAttribute(
      "href",
      `tel:${phone.replaceAll(" ", "")}`,
    );
    expect(await barriers(page, { within: "[role=alertdialog]" })).toEqual([]);
    await expect(page).toHaveURL("/contact-us");
    await expect(name).toHaveValue("Asha Rao");

    for (const stay of [
      () => box.getByRole("button", { name: "Stay here" }).click(),
      () => page.keyboard.press("Escape"),
    ]) {
      await stay();
      await expect(box).toHaveCount(0);
      await expect(footerLink(page, "/awards")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(box).toBeFocused();
    }
    await context.setOffline(false);
    await expect(page).toHaveURL("/awards");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.page("awards").title);
    await expect(box).toHaveCount(0);
  },
);

test("a visitor keeps what they typed when the server does not respond, and can request the page again", async ({
  page,
  clinic,
}) => {
  await visit(page, "/contact-us");
  const name = page.getByRole("main").getByRole("textbox", { name: "Full Name" });
  const script = page.waitForResponse(/\/assets\/technology-[^/]*\.js$/);
  await name.fill("Asha Rao");
  // A response is not yet a loaded page.
  await page.evaluate((url) => import(url), (await script).url());
  await clinic.kill();
  await footerLink(page, "/technology").click();
  const box = page.getByRole("alertdialog", { name: `The next page ${notice}` });
  await expect(box.getByText("Our website did not answer.")).toBeVisible();
  await expect(name).toHaveValue("Asha Rao");
  await clinic.start();
  await box.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.page("technology").title);
});
