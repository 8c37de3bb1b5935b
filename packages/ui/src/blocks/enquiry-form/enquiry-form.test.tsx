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
const attachment = page.getByLabelText("X-ray or report (optional)");
const check = page.getByRole("checkbox", { name: "I am not a robot" });
const button = page.getByRole("button", { name: "Send enquiry" });
const dialog = page.getByRole("dialog");
const summary = page.getByRole("region");
const sent = "Your application was submitted successfully!";

const onSubmit = vi.fn<ComponentProps<typeof EnquiryForm>["onSubmit"]>();
beforeEach(() => void onSubmit.mockReset());

const show = (props: Partial<ComponentProps<typeof EnquiryForm>> = {}) =>
  render(
    <EnquiryForm
      schema={enquirySchema}
      messageLimit={MESSAGE_MAX_LENGTH}
      onSubmit={onSubmit}
      verification={{ verify: async () => "the token" }}
      {...props}
    />,
  );

async function fillIn() {
  await name.fill(answers.fullName);
  await page.getByLabelText("Phone Number").fill(answers.phone);
  await page.getByLabelText("Email Address").fill(answers.email);
  await page.getByLabelText("Subject").fill(answers.subject);
  await page.getByLabelText("Message").fill(answers.message);
}

it("reports a missing human check at the box, and sends nothing until it is done", async () => {
  await show();
  await fillIn();
  await button.click();
  await expect.element(summary).toHaveFocus();
  await summary.getByRole("link", { name: /^Please complete the ReCAPTCHA/ }).click();
  await expect.element(check).toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard(" ");
  await expect.element(summary).not.toBeInTheDocument();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(dialog).toHaveAccessibleName(sent);
  const details = expect.objectContaining({ token: "the token" });
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(answers, details, expect.any(Function));
});

it("announces a problem once, when its changed answer is left, and none of an answer that was only passed", async () => {
  await show();
  const announced: string[] = [];
  const status = document.querySelector("[data-slot=submission-form-problem]") as HTMLElement;
  const observer = new MutationObserver(() => announced.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });

  await name.click();
  await userEvent.keyboard("{Tab}{Tab}{Shift>}{Tab}{Tab}{/Shift}A");
  await expect.element(name).toBeValid();
  await userEvent.keyboard("{Tab}1{Shift>}{Tab}{/Shift}");
  await expect.element(name).toHaveAccessibleDescription("Name should be at least 2 characters");
  // To another window and back.
  (name.element() as HTMLElement).blur();
  await name.click();
  await userEvent.keyboard("{End}s");
  await expect.element(name).toBeValid();
  await userEvent.keyboard("{Backspace}");
  await expect.element(name).toHaveAccessibleDescription("Name should be at least 2 characters");
  await userEvent.keyboard("{Backspace}");
  await expect.element(name).toHaveAccessibleDescription("Full Name is required");
  await userEvent.tab();
  const expected = [
    "Name should be at least 2 characters",
    "Phone number must be between 10 and 13 digits",
    "Full Name is required",
  ];
  await expect.poll(() => announced.filter(Boolean)).toEqual(expected);
  observer.disconnect();
  await expect.element(page.getByText("Email address is required")).not.toBeInTheDocument();
  await expect.element(summary).not.toBeInTheDocument();
});

it("says at once that a file has the wrong type, sends one of the right type, and is empty after that", async () => {
  await show({ schema: enquiryWithAttachmentSchema, canAttach: true });
  const hint = "PDF, JPEG or PNG, up to 5 MB.";
  await userEvent.upload(attachment, new File(["x"], "x-ray.docx"));
  (attachment.element() as HTMLElement).focus();
  await expect
    .element(attachment)
    .toHaveAccessibleDescription(`${hint} The file must be a PDF, JPEG or PNG.`);
  await userEvent.tab();
  expect(document.querySelector("[data-slot=submission-form-problem]")?.textContent).toBe("");
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect.element(attachment).toHaveAccessibleDescription(hint);

  await fillIn();
  await userEvent.upload(attachment, new File(["x"], "x-ray.png"));
  await check.click();
  await button.click();
  await expect.element(dialog).toHaveAccessibleName(sent);
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ ...answers, attachment: { name: "x-ray.png" } });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByText("x-ray.png")).not.toBeInTheDocument();
});
