import { site } from "@clinic/content/pages/examples";
import { expect, readingTest as test } from "../support/clinic";

const emergency = site.page("emergency");
const branches = site.branches.all;

test.use({ javaScriptEnabled: false });

for (const width of [320, 1440]) {
  test(`without scripts, someone in pain gets from the home page at ${width} px to the numbers, the hours and first aid in one tap, and prints it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: emergency.title }).click();

    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(emergency.title);
    for (const { phones } of branches) {
      const number = main.getByRole("link", { name: phones[0] });
      await expect(number).toBeInViewport();
      await expect(number).toHaveAttribute("href", `tel:${phones[0].replaceAll(" ", "")}`);
    }
    await expect(main.getByText("Saturday").first()).toBeVisible();
    for (const { phone } of emergency.ambulances)
      await expect(main.locator(`a[href="tel:${phone}"]`)).toBeVisible();

    const step = main.getByText(emergency.firstAid.cases.at(-1)?.steps[0] ?? "");
    await expect(step).toBeHidden();
    await main.getByRole("link", { name: emergency.firstAid.cases.at(-1)?.name }).click();
    await expect(step).toBeInViewport();
    if (width === 320) return;

    await page.emulateMedia({ media: "print" });
    for (const { steps } of emergency.firstAid.cases)
      for (const step of steps) await expect(page.getByText(step, { exact: true })).toBeVisible();
    const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g), "one side of paper").toHaveLength(1);
  });
}
