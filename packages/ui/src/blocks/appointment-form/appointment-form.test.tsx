import { appointmentSchema, lastDayAtClinic } from "@clinic/api-client/schemas/appointment";
import { MESSAGE_MAX_LENGTH } from "@clinic/api-client/schemas/fields";
import type { ComponentProps } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AppointmentForm } from ".";

const answers = {
  fullName: "Asha Rao",
  email: "asha@mail.example",
  phone: "+912200000199",
  date: "2037-11-24",
  message: "A check-up, please.",
};

const name = page.getByLabelText("Full Name");
const email = page.getByLabelText("Email");
const message = page.getByLabelText("Message");
const check = page.getByRole("checkbox", { name: "I am not a robot" });
const button = page.getByRole("button", { name: "Book an appointment" });
const dialog = page.getByRole("dialog");
const summary = page.getByRole("region");

const onSubmit = vi.fn<ComponentProps<typeof AppointmentForm>["onSubmit"]>();
// The schema accepts days up to two years from today.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2037-11-21T10:00:00+05:30") }));
afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  onSubmit.mockReset().mockResolvedValue({ reference: "AHD-7K3QX" });
});

function Example(props: Partial<ComponentProps<typeof AppointmentForm>>) {
  return (
    <AppointmentForm
      schema={appointmentSchema}
      messageLimit={MESSAGE_MAX_LENGTH}
      onSubmit={onSubmit}
      verification={{ verify: async () => "the token" }}
      getToday={() => "2037-11-21"}
      {...props}
    />
  );
}

async function fillIn() {
  await name.fill(answers.fullName);
  await email.fill(answers.email);
  await page.getByLabelText("Phone Number").fill(answers.phone);
  await page.getByRole("button", { name: "Choose date" }).click();
  await page.getByRole("button", { name: "Tuesday, 24 November 2037" }).click();
  await message.fill(answers.message);
}

async function tick() {
  await check.click();
  await expect.element(check).toBeChecked();
}

async function expectAnswersKept() {
  await expect.element(name).toHaveValue(answers.fullName);
  await expect.element(email).toHaveValue(answers.email);
  await expect.element(page.getByLabelText("Phone Number")).toHaveValue(answers.phone);
  await expect.element(page.getByLabelText("Select Date")).toHaveValue("Tue, 24 November 2037");
  await expect.element(message).toHaveValue(answers.message);
}

const keys = () => onSubmit.mock.calls.map(([, details]) => details.idempotencyKey);

it("can be filled in and sent by keyboard alone", async () => {
  await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard(`${answers.fullName}{Tab}${answers.email}{Tab}${answers.phone}{Tab}{Tab}{Enter}`);
  await expect.element(page.getByRole("button", { name: /^Today/ })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{Enter}");
  await expect.element(page.getByRole("button", { name: /^Change date/ })).toHaveFocus();
  await userEvent.keyboard(`{Tab}${answers.message}{Tab} `);
  await expect.element(check).toBeChecked();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(dialog).toHaveAccessibleName("Your application was submitted successfully!");
  await expect.element(dialog).toMatchTextContent("AHD-7K3QX");
  const details = {
    token: "the token",
    honeypot: "",
    elapsedMs: expect.any(Number),
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
  };
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(answers, details, expect.any(Function));
});

it("shows no error before the first submit", async () => {
  await render(<Example />);
  await email.fill("asha@");
  await name.click();
  await expect.element(page.getByText("Invalid email address")).not.toBeInTheDocument();
});

it("links to each missing answer, and removes its message once it is corrected", async () => {
  await render(<Example />);
  await button.click();
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toHaveAccessibleName("Please check 6 answers");
  await summary.getByRole("link", { name: "Email is required" }).click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription("Email is required");
  await userEvent.keyboard("asha@");
  await expect.element(email).toHaveAccessibleDescription("Invalid email address");
  await userEvent.keyboard("mail.example");
  await expect.element(email).toBeValid();
  await expect.element(summary).toHaveAccessibleName("Please check 5 answers");
  await expect.element(email).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it("reports a missing day until one is chosen", async () => {
  await render(<Example />);
  await button.click();
  const date = page.getByLabelText("Select Date");
  await expect.element(date).toHaveAccessibleDescription("Date is required");
  await summary.getByRole("link", { name: "Date is required" }).click();
  await expect.element(date).toHaveFocus();
  await page.getByRole("button", { name: "Choose date" }).click();
  await page.getByRole("button", { name: "Tuesday, 24 November 2037" }).click();
  await expect.element(date).toBeValid();
});

it("accepts a message that is too long, and says by how much", async () => {
  await render(<Example />);
  await message.fill("x".repeat(132));
  await expect.element(page.getByText("12 characters too many: please remove 12")).toBeVisible();
  await button.click();
  await expect
    .element(message)
    .toHaveAccessibleDescription("Message should not exceed 120 characters Up to 120 characters.");
  await expect.element(message).toHaveValue("x".repeat(132));
});

it("sends nothing without the human check, and moves focus to it", async () => {
  await render(<Example />);
  await fillIn();
  await button.click();
  await expect
    .element(dialog)
    .toHaveAccessibleName("There was an error submitting your application. Please try again.");
  await expect
    .element(dialog)
    .toMatchTextContent("the human check is missing. Please tick “I am not a robot”");
  await expect.element(dialog.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(check).toHaveFocus();
  await expect.element(check).toBeInvalid();
  await expect.element(check).toBeRequired();
  await expect
    .element(check)
    .toHaveAccessibleDescription("Please complete the ReCAPTCHA: tick “I am not a robot”");
  await expect
    .element(summary.getByRole("link"))
    .toHaveTextContent("Please complete the ReCAPTCHA: tick “I am not a robot”");
  await expectAnswersKept();
});

it("can't be sent twice, or closed while it is being sent", async () => {
  onSubmit.mockReturnValue(new Promise(() => {}));
  const { container } = await render(<Example />);
  await fillIn();
  await tick();
  const form = container.querySelector("form");
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.element(dialog).toHaveAccessibleName("Submitting your application...");
  form?.requestSubmit();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).toBeVisible();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("keeps every answer after a failure, and retries with the same key", async () => {
  onSubmit.mockRejectedValueOnce(new Error("offline"));
  await render(<Example contact={<a href="tel:+912200000101">+91 22 0000 0101</a>} />);
  await fillIn();
  await tick();
  await button.click();
  await expect.element(dialog).toMatchTextContent("We could not reach our server");
  await expect.element(dialog.getByRole("link", { name: "+91 22 0000 0101" })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expectAnswersKept();
  await expect.element(check).toBeChecked();
  onSubmit.mockRejectedValueOnce(new Error("offline"));
  await button.click();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.element(dialog).toHaveAccessibleName("Your application was submitted successfully!");
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(1);
});

it("sends changed answers with a new key", async () => {
  onSubmit.mockRejectedValueOnce(new Error("offline"));
  await render(<Example />);
  await fillIn();
  await tick();
  await button.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await message.fill("A cleaning, please.");
  await button.click();
  await expect.element(dialog).toHaveAccessibleName("Your application was submitted successfully!");
  expect(new Set(keys()).size).toBe(2);
});

it("is empty and unticked after success, without errors", async () => {
  await render(<Example nextSteps={<p>We call you.</p>} />);
  await fillIn();
  await tick();
  await button.click();
  await expect.element(dialog).toMatchTextContent("We call you.");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  for (const label of ["Full Name", "Email", "Phone Number", "Select Date", "Message"]) {
    await expect.element(page.getByLabelText(label)).toHaveValue("");
  }
  await expect.element(page.getByText("120 characters left")).toBeVisible();
  await expect.element(check).not.toBeChecked();
  await message.fill("x");
  await message.fill("");
  await expect.element(page.getByText("Message is required")).not.toBeInTheDocument();
});

it("shows the server's message about an answer next to it", async () => {
  onSubmit.mockRejectedValueOnce(new Error("refused"));
  await render(
    <Example
      explainFailure={() => ({
        reason: "One answer was refused.",
        fields: { phone: "This number does not exist" },
      })}
    />,
  );
  await fillIn();
  await tick();
  await button.click();
  await expect.element(dialog).toMatchTextContent("One answer was refused.");
  await expect.element(dialog.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(summary).toHaveFocus();
  await expect
    .element(page.getByLabelText("Phone Number"))
    .toHaveAccessibleDescription("This number does not exist");
  await page.getByLabelText("Phone Number").fill("+912200000198");
  await expect.element(summary).not.toBeInTheDocument();
  await button.click();
  await expect.element(dialog).toHaveAccessibleName("Your application was submitted successfully!");
});

it("asks for the human check again after the server rejected it", async () => {
  onSubmit.mockRejectedValueOnce(new Error("refused"));
  await render(
    <Example
      explainFailure={() => ({ reason: "The human check was used before.", verificationRefused: true })}
    />,
  );
  await fillIn();
  await tick();
  await button.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(check).toHaveFocus();
  await expect.element(check).not.toBeChecked();
  await tick();
  await button.click();
  await expect.element(dialog).toHaveAccessibleName("Your application was submitted successfully!");
  expect(new Set(keys()).size).toBe(1);
});

it("sets autocomplete and input mode for phones", async () => {
  await render(<Example />);
  const attributes = (label: string) => {
    const control = page.getByLabelText(label).element();
    return ["name", "type", "autocomplete", "inputmode"].map((attribute) => control.getAttribute(attribute));
  };
  expect(attributes("Full Name")).toEqual(["fullName", "text", "name", null]);
  expect(attributes("Email")).toEqual(["email", "email", "email", "email"]);
  expect(attributes("Phone Number")).toEqual(["phone", "tel", "tel", "tel"]);
});

it("keeps what was typed before hydration", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Example />);
  await name.fill(answers.fullName);
  await message.fill("Hello");
  const complaints = vi.spyOn(console, "error");
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(container, <Example />, { onRecoverableError });
  await expect.element(page.getByText("115 characters left")).toBeVisible();
  await expect.element(name).toHaveValue(answers.fullName);
  await button.click();
  await expect.element(summary).toHaveAccessibleName("Please check 4 answers");
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  root.unmount();
  container.remove();
});

it("offers no day that the schema rejects", async () => {
  await render(<Example getLastDay={lastDayAtClinic} />);
  await page.getByRole("button", { name: "Choose date" }).click();
  await expect.element(page.getByRole("button", { name: /^Today/ })).toHaveFocus();
  await userEvent.keyboard("{Shift>}{PageDown}{PageDown}{/Shift}");
  await expect.element(page.getByRole("button", { name: "Monday, 21 November 2039" })).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "Tuesday, 22 November 2039" })).toBeDisabled();
});
