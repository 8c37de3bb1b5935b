import layout from "@clinic/content/dist/hi/layout.json" with { type: "json" };
import { expect, test } from "../support/clinic";
import { untilHydrated, visit } from "../support/page-state";

const { enquiryForm, humanVerification, statusDialog, searchDialog } = layout.messages;
const visitor = { name: "आशा राव", message: "ऊपर बाईं दाढ़ में दर्द है।" };

test("somebody who reads Hindi switches to it, searches in two scripts, and is called back in Hindi", async ({
  page,
  clinic,
}) => {
  await visit(page, "/contact-us");
  await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL(`${clinic.url}/hi/contact-us`);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  await untilHydrated(page);

  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: searchDialog.title });
  for (const words of ["दाँत दर्द", "dant dard"]) {
    await dialog.getByRole("searchbox").fill(words);
    await expect(dialog.getByRole("status")).toContainText(words);
    await expect(dialog.getByRole("link").first()).toHaveAttribute("href", "/hi/emergency");
  }
  await page.keyboard.press("Escape");

  const form = page.getByRole("form", { name: layout.contact.heading });
  await form.scrollIntoViewIfNeeded();
  await form.getByRole("button", { name: enquiryForm.submit }).click();
  await expect(form.getByText(layout.messages.formErrors["Subject is required"]).first()).toBeVisible();
  await form.getByLabel(enquiryForm.fullName).fill(visitor.name);
  await form.getByLabel(enquiryForm.phone).fill("९८२०० ०००००");
  await form.getByLabel(enquiryForm.email).fill("asha.rao@mail.example");
  await form.getByLabel(enquiryForm.subject).fill("दाढ़");
  await form.getByLabel(enquiryForm.message).fill(visitor.message);
  await form.getByLabel(humanVerification.label).press("Space");
  await expect(form.getByText(humanVerification.verified)).toBeVisible();
  await form.getByRole("button", { name: enquiryForm.submit }).press("Enter");
  await expect(page.getByRole("dialog").getByText(statusDialog.success)).toBeVisible();
  const answers = { fullName: visitor.name, phone: "9820000000", message: visitor.message, language: "hi" };
  expect(await clinic.requests()).toMatchObject([{ answers }]);

  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${clinic.url}/contact-us`);
});
