import AxeBuilder from "@axe-core/playwright";
import { treatments } from "@clinic/content/treatments";
import { expect, readingTest as test } from "./support/clinic";
import { visit } from "./support/page-state";

test("a treatment's page prints as a leaflet: its words and answers, the branches and its address, and no screen furniture", async ({
  page,
}) => {
  const treatment = treatments.get("root-canal");
  if (!treatment) throw new Error("There is no page to print.");
  await visit(page, "/root-canal");
  await page.emulateMedia({ media: "print" });

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const { question, answer } of treatment.faqs) {
    await expect(page.getByText(question, { exact: true })).toBeVisible();
    await expect(page.getByText(answer)).toBeVisible();
  }
  const footer = page.locator("[data-slot=print-footer]");
  await expect(footer.getByText("+91 22 0000 0101")).toBeVisible();
  await expect(footer.getByText("South Mumbai", { exact: true })).toBeVisible();
  await expect(footer.getByText(/\/root-canal$/)).toBeVisible();

  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("region", { name: "For Any Query Contact Us Now" })).toBeHidden();
  for (const role of ["textbox", "iframe", "slider"] as const) {
    if (role === "iframe") await expect(page.locator("iframe")).toHaveCount(0);
    else await expect(page.getByRole(role)).toHaveCount(0);
  }
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
});

for (const path of ["/", "/dentistry-for-kids", "/contact-us"]) {
  test(`${path} has the strongest contrast for a visitor who asks the device for more`, async ({ page }) => {
    await page.emulateMedia({ contrast: "more", reducedMotion: "reduce" });
    await visit(page, path);
    const { violations, passes } = await new AxeBuilder({ page })
      .withRules(["color-contrast-enhanced"])
      .analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => [html, any[0]?.message]))).toEqual(
      [],
    );
    expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(20);
  });
}
