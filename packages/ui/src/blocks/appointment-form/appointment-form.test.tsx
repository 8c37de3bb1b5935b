import { appointmentSchema } from "@clinic/api-client/schemas/appointment";
import { MESSAGE_MAX_LENGTH } from "@clinic/api-client/schemas/fields";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { I18nProvider } from "../../components/i18n-provider";
import { AppointmentForm } from ".";

const answers = {
  fullName: "Asha",
  email: "a@b.example",
  phone: "9122000001",
  date: "2037-11-24",
  message: "Pain.",
};

const fields = {
  fullName: page.getByLabelText("Full Name"),
  email: page.getByLabelText("Email"),
  phone: page.getByLabelText("Phone Number"),
  date: page.getByRole("textbox", { name: "Select Date" }),
  message: page.getByLabelText("Message"),
};
const check = page.getByRole("checkbox", { name: "I am not a robot" });
const button = page.getByRole("button", { name: "Book an appointment" });
const dialog = page.getByRole("dialog");
const close = dialog.getByRole("button", { name: "Close" });
const summary = page.getByRole("region");
const sent = "Your application was submitted successfully!";

const onSubmit = vi.fn<ComponentProps<typeof AppointmentForm>["onSubmit"]>();
// The schema accepts days up to two years from today.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2037-11-21T10:00:00+05:30") });
  onSubmit.mockReset().mockResolvedValue({ reference: "AHD-7K3QX" });
});
afterEach(() => void vi.useRealTimers());

const form = (props: Partial<ComponentProps<typeof AppointmentForm>> = {}) => (
  <AppointmentForm
    schema={appointmentSchema}
    messageLimit={MESSAGE_MAX_LENGTH}
    onSubmit={onSubmit}
    verification={{ verify: async () => "the token" }}
    getToday={() => "2037-11-21"}
    {...props}
  />
);
const show = (props?: Parameters<typeof form>[0]) => render(form(props));

async function chooseDay() {
  await page.getByRole("button", { name: "Choose date" }).click();
  await page.getByRole("button", { name: "Tuesday, 24 November 2037" }).click();
}

it("says what a schema says in the words of the catalogue", async () => {
  const formErrors = { "Email is required": "कृपया ईमेल लिखें" };
  await render(<I18nProvider messages={{ formErrors }}>{form()}</I18nProvider>);
  await button.click();
  await expect.element(fields.email).toHaveAccessibleDescription("कृपया ईमेल लिखें");
  await expect.element(summary.getByRole("link", { name: "कृपया ईमेल लिखें" })).toBeVisible();
  await expect.element(fields.fullName).toHaveAccessibleDescription("Full Name is required");
});

it("shows no error before the first submit, then links to each until it is corrected", async () => {
  await show();
  await fields.email.fill("asha@");
  await fields.message.fill("x".repeat(132));
  await expect.element(page.getByText("Invalid email address")).not.toBeInTheDocument();
  await button.click();
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toHaveAccessibleName("Please check 6 answers");
  await expect
    .element(fields.message)
    .toHaveAccessibleDescription(
      "Message should not exceed 120 characters 12 characters too many: please remove 12",
    );

  await summary.getByRole("link", { name: "Invalid email address" }).click();
  await expect.element(fields.email).toHaveFocus();
  await userEvent.keyboard("mail.example");
  await expect.element(fields.email).toBeValid();
  await expect.element(summary).toHaveAccessibleName("Please check 5 answers");
  await expect.element(fields.email).toHaveFocus();

  await summary.getByRole("link", { name: "Date is required" }).click();
  await expect.element(fields.date).toHaveFocus();
  await expect.element(fields.date).toHaveAccessibleDescription("Date is required");
  await chooseDay();
  await expect.element(fields.date).toBeValid();
  expect(onSubmit).not.toHaveBeenCalled();
});

it("keeps the answers and leads to what was refused: the human check, or an answer", async () => {
  const explainFailure = vi
    .fn()
    .mockReturnValueOnce({ reason: "One was refused.", fields: { phone: "It does not exist" } })
    .mockReturnValueOnce({ reason: "The human check was used before.", verificationRefused: true });
  await show({ explainFailure });
  for (const name of ["fullName", "email", "phone", "message"] as const)
    await fields[name].fill(answers[name]);
  await chooseDay();
  await button.click();
  await expect
    .element(dialog)
    .toHaveAccessibleName("There was an error submitting your application. Please try again.");
  await expect.element(dialog).toMatchTextContent("the human check is missing. Please tick");
  await expect.element(dialog.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  await close.click();
  await expect.element(check).toHaveFocus();
  const missing = "Please complete the ReCAPTCHA: tick “I am not a robot”";
  await expect.element(check).toHaveAccessibleDescription(missing);
  await expect.element(summary.getByRole("link")).toHaveTextContent(missing);
  expect(onSubmit).not.toHaveBeenCalled();

  onSubmit.mockRejectedValueOnce(new Error("refused")).mockRejectedValueOnce(new Error("refused"));
  await check.click();
  await expect.element(check).toBeChecked();
  await button.click();
  await expect.element(dialog).toMatchTextContent("One was refused.");
  await close.click();
  await expect.element(summary).toHaveFocus();
  await expect.element(fields.phone).toHaveAccessibleDescription("It does not exist");
  await fields.phone.fill("9122000002");
  await expect.element(summary).not.toBeInTheDocument();
  await button.click();
  await expect.element(dialog).toMatchTextContent("used before");
  await close.click();
  await expect.element(check).toHaveFocus();
  await expect.element(check).not.toBeChecked();

  await check.click();
  await expect.element(check).toBeChecked();
  await button.click();
  await expect.element(dialog).toHaveAccessibleName(sent);
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ ...answers, phone: "9122000002" });
});
