import { expect, type Page } from "@playwright/test";
import { humanPace, tabTo } from "../support/keyboard";

export const patient = {
  name: "Asha Rao",
  email: "asha.rao@mail.example",
  phone: "+91 98200-00000",
  // Elsewhere, the "/" opens the search.
  message: "Pain in a tooth at the back, 7/10.",
};

export const sentences = {
  submitting: "Submitting your application...",
  success: "Your application was submitted successfully!",
  error: "There was an error submitting your application. Please try again.",
};

// By element: an open dialog hides every role around it, and the contact block has a form too.
const main = (page: Page) => page.locator("main");
const humanCheck = (page: Page) => main(page).getByLabel("I am not a robot");

/** Fills in the whole form and passes the human check; does not submit. */
export async function fillIn(page: Page, passCheck = passHumanCheck) {
  await main(page).getByLabel("Full Name").fill(patient.name);
  await main(page).getByLabel("Email", { exact: true }).fill(patient.email);
  await main(page).getByLabel("Phone Number").fill(patient.phone);
  await main(page).getByRole("button", { name: "Choose date" }).focus();
  await chooseDate(page);
  await main(page).getByLabel("Message").fill(patient.message);
  await passCheck(page);
  await expect(page.getByText("Done, thank you.")).toBeVisible();
}

/** The same by keyboard alone, at a human pace. */
export async function fillInByKeyboard(page: Page) {
  await tabTo(page, "textbox", "Full Name");
  await page.keyboard.type(patient.name, humanPace);
  for (const [name, answer] of [
    ["Email", patient.email],
    ["Phone Number", patient.phone],
  ] as const) {
    await tabTo(page, "textbox", name);
    await page.keyboard.type(answer);
  }
  await tabTo(page, "button", "Choose date");
  await chooseDate(page);
  await tabTo(page, "textbox", "Message");
  await page.keyboard.type(patient.message);
  await tabTo(page, "checkbox", "I am not a robot");
  await page.keyboard.press("Space");
  await expect(page.getByText("Done, thank you.")).toBeVisible();
}

/** Opens the calendar from its focused button and chooses the first day on which a branch is open, from a week on. */
async function chooseDate(page: Page) {
  await page.keyboard.press("Enter");
  const calendar = page.getByRole("dialog", { name: "Select Date" });
  const regarded = calendar.locator("button:focus");
  await expect(regarded).toHaveAccessibleName(/^Today/);
  await page.keyboard.press("ArrowDown");
  // Today isn't on the page any more if a week on is in the next month.
  await expect(regarded).not.toHaveAccessibleName(/^Today/);
  while ((await regarded.getAttribute("aria-disabled")) === "true") await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(calendar).toBeHidden();
  await expect(page.getByRole("button", { name: /^Change date, / })).toBeFocused();
}

export async function passHumanCheck(page: Page) {
  if (!(await humanCheck(page).isChecked())) await humanCheck(page).press("Space");
  await expect(page.getByText("Done, thank you.")).toBeVisible();
}

export async function submit(page: Page) {
  await main(page).getByRole("button", { name: "Book an appointment" }).press("Enter");
}

export async function expectAnswersKept(page: Page) {
  await expect(main(page).getByLabel("Full Name")).toHaveValue(patient.name);
  await expect(main(page).getByLabel("Email", { exact: true })).toHaveValue(patient.email);
  await expect(main(page).getByLabel("Phone Number")).toHaveValue(patient.phone);
  await expect(main(page).getByLabel("Select Date")).not.toHaveValue("");
  await expect(main(page).getByLabel("Message")).toHaveValue(patient.message);
}
