import { enquirySchema, enquiryWithAttachmentSchema } from "@clinic/api-client/schemas/enquiry";
import { MESSAGE_MAX_LENGTH } from "@clinic/api-client/schemas/fields";
import type { ComponentProps } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { EnquiryForm } from ".";

const answers = {
  fullName: "Asha Rao",
  phone: "912200000199",
  email: "asha@mail.example",
  subject: "Opening hours",
  message: "Are you open on Sunday?",
};

const name = page.getByLabelText("Full Name");
const check = page.getByRole("checkbox", { name: "I am not a robot" });
const button = page.getByRole("button", { name: "Send enquiry" });
const dialog = page.getByRole("dialog");
const summary = page.getByRole("region");

const onSubmit = vi.fn<ComponentProps<typeof EnquiryForm>["onSubmit"]>();
beforeEach(() => {
  onSubmit.mockReset().mockResolvedValue({ reference: "AHD-7K3QX" });
});

function Example() {
  return (
    <EnquiryForm
      schema={enquirySchema}
      messageLimit={MESSAGE_MAX_LENGTH}
      onSubmit={onSubmit}
      verification={{ verify: async () => "the token" }}
    />
  );
}

async function fillIn() {
  await name.fill(answers.fullName);
  await page.getByLabelText("Phone Number").fill(answers.phone);
  await page.getByLabelText("Email Address").fill(answers.email);
  await page.getByLabelText("Subject").fill(answers.subject);
  await page.getByLabelText("Message").fill(answers.message);
}

it("can be filled in and sent by keyboard alone", async () => {
  await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard(`${Object.values(answers).join("{Tab}")}{Tab} `);
  await expect.element(check).toBeChecked();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(dialog).toHaveAccessibleName("Your application was submitted successfully!");
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    answers,
    {
      token: "the token",
      honeypot: "",
      elapsedMs: expect.any(Number),
      idempotencyKey: expect.any(String),
    },
    expect.any(Function),
  );
});

it("validates an answer on blur, then on every change, and no untouched answer", async () => {
  await render(<Example />);
  await name.click();
  await userEvent.keyboard("A");
  await expect.element(name).toBeValid();
  await userEvent.tab();
  await expect.element(name).toHaveAccessibleDescription("Name should be at least 2 characters");
  await name.click();
  await userEvent.keyboard("s");
  await expect.element(name).toBeValid();
  await expect.element(page.getByText("Subject is required")).not.toBeInTheDocument();
  await expect.element(summary).not.toBeInTheDocument();
});

it("announces a problem once, when its answer is left, and not on each key", async () => {
  await render(<Example />);
  const announced: string[] = [];
  const status = document.querySelector("[data-slot=submission-form-problem]") as HTMLElement;
  const observer = new MutationObserver(() => announced.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });

  await name.click();
  await userEvent.keyboard("A{Tab}");
  await expect.poll(() => announced).toEqual(["Name should be at least 2 characters"]);
  await userEvent.keyboard("1{Shift>}{Tab}{/Shift}");
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard("s{Backspace}{Backspace}");
  await expect.element(name).toHaveAccessibleDescription("Full Name is required");
  await userEvent.tab();
  await expect.poll(() => announced.filter(Boolean).at(-1)).toBe("Full Name is required");
  expect(announced.filter(Boolean)).toEqual([
    "Name should be at least 2 characters",
    "Phone number must be between 10 and 13 digits",
    "Full Name is required",
  ]);
  observer.disconnect();
});

it("reports a missing human check at the box, and sends nothing until it is done", async () => {
  await render(<Example />);
  await fillIn();
  await button.click();
  await expect.element(summary).toHaveFocus();
  await summary.getByRole("link", { name: /^Please complete the ReCAPTCHA/ }).click();
  await expect.element(check).toHaveFocus();
  await expect
    .element(check)
    .toHaveAccessibleDescription("Please complete the ReCAPTCHA: tick “I am not a robot”");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard(" ");
  await expect.element(summary).not.toBeInTheDocument();
  await button.click();
  await expect.element(dialog).toHaveAccessibleName("Your application was submitted successfully!");
});

it("sets autocomplete and input mode for phones", async () => {
  await render(<Example />);
  const attributes = (label: string) => {
    const control = page.getByLabelText(label).element();
    return ["name", "type", "autocomplete", "inputmode"].map((attribute) => control.getAttribute(attribute));
  };
  expect(attributes("Full Name")).toEqual(["fullName", "text", "name", null]);
  expect(attributes("Phone Number")).toEqual(["phone", "text", "tel-national", "tel"]);
  expect(attributes("Email Address")).toEqual(["email", "email", "email", "email"]);
});

const attachment = page.getByLabelText("X-ray or report (optional)");

function ExampleWithAttachment() {
  return (
    <EnquiryForm
      schema={enquiryWithAttachmentSchema}
      messageLimit={MESSAGE_MAX_LENGTH}
      canAttach
      onSubmit={onSubmit}
      verification={{ verify: async () => "the token" }}
    />
  );
}

it("sends an attachment, and is empty again after that", async () => {
  await render(<ExampleWithAttachment />);
  await fillIn();
  await userEvent.upload(attachment, new File(["x"], "x-ray.png"));
  await check.click();
  await button.click();
  await expect.element(dialog).toHaveAccessibleName("Your application was submitted successfully!");
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ ...answers, attachment: { name: "x-ray.png" } });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByText("x-ray.png")).not.toBeInTheDocument();
});

it("sends the same answers as before where nothing is attached", async () => {
  await render(<ExampleWithAttachment />);
  await fillIn();
  await check.click();
  await button.click();
  await expect.element(dialog).toHaveAccessibleName("Your application was submitted successfully!");
  expect(JSON.stringify(onSubmit.mock.calls[0]?.[0])).toBe(JSON.stringify(answers));
});

it("says at once that a file has the wrong type", async () => {
  await render(<ExampleWithAttachment />);
  await userEvent.upload(attachment, new File(["x"], "x-ray.docx"));
  await expect
    .element(attachment)
    .toHaveAccessibleDescription("PDF, JPEG or PNG, up to 5 MB. The file must be a PDF, JPEG or PNG.");
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect.element(attachment).toHaveAccessibleDescription("PDF, JPEG or PNG, up to 5 MB.");
});

it("says how else to write when a number from abroad breaks the rule", async () => {
  await render(<Example />);
  const phone = page.getByLabelText("Phone Number");
  await phone.fill("+298 123 456");
  await userEvent.tab();
  await expect
    .element(phone)
    .toHaveAccessibleDescription(
      "Phone number must be between 10 and 13 digits. For other numbers from outside India, please write to us on WhatsApp or by e-mail.",
    );
});
