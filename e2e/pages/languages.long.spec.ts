import layout from "@clinic/content/dist/hi/layout.json" with { type: "json" };
import { site } from "@clinic/content/pages/examples";
import { expect, test } from "../support/clinic";
import { untilHydrated, visit } from "../support/page-state";

const { appointmentForm, enquiryForm, humanVerification, statusDialog, searchDialog } = layout.messages;
const notFound = site.page("not-found");
const visitor = { name: "आशा राव", message: "ऊपर बाईं दाढ़ में दर्द है।" };

test("somebody who reads Hindi switches to it, searches in two scripts, and is called back in Hindi", async ({
  page,
  clinic,
}) => {
  await visit(page, "/contact-us");
  await page.getByLabel("Full Name").first().fill(visitor.name);
  await page.getByRole("button", { name: "Menu" }).click();
  // Its lower edge lies over the header, which an open menu holds in place.
  const hindi = page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "हिन्दी" });
  await hindi.click({ position: { x: 20, y: 40 } });
  await expect(page).toHaveURL(`${clinic.url}/hi/contact-us`);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  await untilHydrated(page);
  await expect(page.getByLabel(appointmentForm.fullName).first()).toHaveValue(visitor.name);

  await page.setViewportSize({ width: 390, height: 844 });
  // Called what it shows, for who speaks to the browser.
  const { shortName } = layout.header.action;
  await expect(page.getByRole("banner").getByText(shortName, { exact: true })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: shortName })).toHaveCount(1);
  const skip = page.getByRole("link", { name: layout.messages.skipLink.label });
  await skip.focus();
  // Nothing lies over it.
  await skip.click({ trial: true });
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: searchDialog.title });
  for (const words of ["दाँत दर्द", "dant dard"]) {
    await dialog.getByRole("searchbox").fill(words);
    await expect(dialog.getByRole("status")).toContainText(words);
    await expect(dialog.getByRole("link").first()).toHaveAttribute("href", "/hi/emergency");
  }
  await dialog.getByRole("searchbox").fill("रूट कैनाल दर्द");
  await dialog.locator("a[href*='#question-']").first().press("Enter");
  await expect(page.locator(":focus[aria-expanded=true]")).toBeInViewport();
  await page.goBack();

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

  // Simple hosts answer every unknown address with one document, also where the router has a template for it.
  await page.route(/\/no-such-page$/, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${clinic.url}/no-such-page` }), status: 200 }),
  );
  await visit(page, "/blogs/no-such-page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await visit(page, "/hi/no-such-page");
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
  await page.getByRole("main").getByRole("link", { name: notFound.homeLink.name }).click();
  await expect(page).toHaveURL(clinic.url);
});
