import { site, treatment } from "@clinic/content/pages/examples";
import { treatmentPath } from "@clinic/content/paths";
import { expect, readingTest as test } from "../support/clinic";
import { visit } from "../support/page-state";

test("a treatment's page prints as a leaflet: its text and answers, the branches and its address, no menu and no form; a list in pages is printed whole", async ({
  page,
}) => {
  await visit(page, treatmentPath(treatment));
  await page.emulateMedia({ media: "print" });

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const { question, answer } of treatment.faqs) {
    await expect(page.getByText(question, { exact: true })).toBeVisible();
    await expect(page.getByText(answer)).toBeVisible();
  }
  const contact = page.getByRole("region", { name: site.setting("contact-block").heading });
  for (const { name, address, phones } of site.branches.all)
    for (const text of [name, address.street[0] ?? "", ...phones])
      await expect(contact.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(contact.getByText(new RegExp(`${treatmentPath(treatment)}$`))).toBeVisible();

  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toBeHidden();
  await expect(page.getByRole("main").getByRole("link", { name: /^Book/ })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("textbox").or(page.getByRole("slider"))).toHaveCount(0);
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length;
  expect(pages, "two sheets, printed on both sides").toBeLessThanOrEqual(4);

  // A list in pages is printed whole.
  await page.emulateMedia({ media: null });
  await visit(page, "/awards");
  await page.emulateMedia({ media: "print" });
  for (const { title } of site.awards.all)
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
});
