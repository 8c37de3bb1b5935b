import type { Page } from "@playwright/test";
import { sentences, typingPace } from "./support/appointment-form";
import { expect, test } from "./support/clinic";
import { untilHydrated, visit } from "./support/page-state";

const visitor = {
  "Full Name": "Ravi Menon",
  "Phone Number": "98200 00000",
  "Email Address": "ravi.menon@mail.example",
  Subject: "Parking",
  Message: "Is there a place to park a wheelchair car?",
};

const formOf = (page: Page) => page.getByRole("form", { name: "For Any Query Contact Us Now" });

async function visitForm(page: Page) {
  await visit(page, "/technology");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await untilHydrated(page);
}

async function fillIn(page: Page) {
  for (const [label, answer] of Object.entries(visitor))
    await formOf(page).getByLabel(label).pressSequentially(answer, typingPace);
}

async function passHumanCheck(page: Page) {
  await formOf(page).getByRole("checkbox", { name: "I am not a robot" }).press("Space");
  await expect(formOf(page).getByText("Done, thank you.")).toBeVisible();
}

const send = (page: Page) => formOf(page).getByRole("button", { name: "Send enquiry" }).press("Enter");

test("a visitor asks a question at the end of a page, and the clinic gets it", async ({
  page,
  clinic,
  consoleMessages,
}) => {
  await visitForm(page);
  await fillIn(page);
  await passHumanCheck(page);
  await send(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(sentences.success)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).press("Enter");
  await expect(formOf(page).getByLabel("Subject")).toHaveValue("");

  const [request, ...others] = await clinic.requests();
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    kind: "enquiry",
    name: visitor["Full Name"],
    email: visitor["Email Address"],
  });
  await expect.poll(async () => (await clinic.mails()).length).toBe(2);
  const mails = await clinic.mails();
  for (const mail of mails) expect(mail.subject).toContain(request?.reference);
  const toClinic = mails.find((mail) => mail.to?.every((to) => to.address !== visitor["Email Address"]));
  expect(toClinic?.text).toContain(visitor.Message);
  expect(consoleMessages).toEqual([]);
});

test("a visitor who leaves a field is told at once what is missing, and nothing is sent", async ({
  page,
  clinic,
}) => {
  await visitForm(page);
  const form = formOf(page);
  await form.getByLabel("Full Name").fill("R");
  await form.getByLabel("Phone Number").focus();
  await expect(form.getByText("Name should be at least 2 characters").first()).toBeVisible();
  await expect(form.getByText("Subject is required")).toHaveCount(0);

  await send(page);
  for (const message of [
    "Phone number is required",
    "Email address is required",
    "Subject is required",
    "Message is required",
    "Please complete the ReCAPTCHA",
  ]) {
    await expect(form.getByText(message).first()).toBeVisible();
  }
  await fillIn(page);
  await send(page);
  await expect(form.getByText("Please complete the ReCAPTCHA").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await clinic.requests()).toEqual([]);
});

test("a question that finds the server down keeps its words and arrives later", async ({ page, clinic }) => {
  await visitForm(page);
  await fillIn(page);
  await passHumanCheck(page);
  await clinic.kill();
  await send(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(sentences.error)).toBeVisible();
  await expect(dialog.getByText("Your answers are kept.")).toBeVisible();

  await clinic.start();
  await dialog.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(dialog.getByText(sentences.success)).toBeVisible();
  expect(await clinic.requests()).toHaveLength(1);
});
