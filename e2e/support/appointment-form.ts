import { expect, type Page } from "@playwright/test";

export const patient = {
  name: "Asha Rao",
  email: "asha.rao@mail.example",
  phone: "+91 98200-00000",
  message: "A check-up for my daughter, please.",
};

export const sentences = {
  submitting: "Submitting your application...",
  success: "Your application was submitted successfully!",
  error: "There was an error submitting your application. Please try again.",
};

/** Moves the focus forward until it stands on the control with this accessible name, as a keyboard user does. */
export async function tabTo(
  page: Page,
  role: "textbox" | "button" | "checkbox" | "link",
  name: string | RegExp,
) {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The ${role} "${name}" was not reached with the Tab key.`);
}

/** Chooses the day a week from today in the calendar, by keyboard, and gives it as `YYYY-MM-DD`. */
export async function chooseDate(page: Page) {
  await tabTo(page, "button", "Choose date");
  await page.keyboard.press("Enter");
  const calendar = page.getByRole("dialog", { name: "Choose a date" });
  await expect(calendar.getByRole("button", { name: /^Today/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(calendar.getByRole("button", { name: /^Today/ })).not.toBeFocused();
  await page.keyboard.press("Enter");
  await expect(calendar).toBeHidden();
  await expect(page.getByRole("button", { name: /^Change date, / })).toBeFocused();
}

/** Between two keys, in milliseconds: who fills a form in a moment is taken for a program. */
export const typingPace = { delay: 35 };

async function passHumanCheck(page: Page) {
  await tabTo(page, "checkbox", "I am not a robot");
  await page.keyboard.press("Space");
}

/** Fills the whole form by keyboard alone and passes the human check; does not submit. */
export async function fillIn(page: Page, passCheck = passHumanCheck) {
  await tabTo(page, "textbox", "Full Name");
  await page.keyboard.type(patient.name, typingPace);
  await tabTo(page, "textbox", "Email");
  await page.keyboard.type(patient.email, typingPace);
  await tabTo(page, "textbox", "Phone Number");
  await page.keyboard.type(patient.phone, typingPace);
  await chooseDate(page);
  await tabTo(page, "textbox", "Message");
  await page.keyboard.type(patient.message, typingPace);
  await passCheck(page);
  await expect(page.getByText("Done, thank you.")).toBeVisible();
}

/** Submits by keyboard. */
export async function submit(page: Page) {
  await tabTo(page, "button", "Book an appointment");
  await page.keyboard.press("Enter");
}

/** The answers are still in the form. */
export async function expectAnswersKept(page: Page) {
  // The contact block under it has a form too. Found by element: an open dialog hides all roles around it.
  const main = page.locator("main");
  await expect(main.getByLabel("Full Name")).toHaveValue(patient.name);
  await expect(main.getByLabel("Email", { exact: true })).toHaveValue(patient.email);
  await expect(main.getByLabel("Phone Number")).toHaveValue(patient.phone);
  await expect(main.getByLabel("Select Date")).not.toHaveValue("");
  await expect(main.getByLabel("Message")).toHaveValue(patient.message);
}
