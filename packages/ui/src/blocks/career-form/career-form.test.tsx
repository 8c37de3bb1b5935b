import { applicationSchema, JOB_DEPARTMENTS } from "@clinic/api-client/schemas/career";
import type { ComponentProps } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CareerForm } from ".";

const department = page.getByLabelText("Job Department");
const name = page.getByLabelText("Full Name");
const resume = page.getByLabelText("Resume");
const check = page.getByRole("checkbox", { name: "I am not a robot" });
const button = page.getByRole("button", { name: "Send application" });
const dialog = page.getByRole("dialog");
const summary = page.getByRole("region");

const onSubmit = vi.fn<ComponentProps<typeof CareerForm>["onSubmit"]>();
beforeEach(() => {
  onSubmit.mockReset().mockResolvedValue({ reference: "AHD-7K3QX" });
});

function Example() {
  return (
    <CareerForm
      schema={applicationSchema}
      departments={JOB_DEPARTMENTS}
      onSubmit={onSubmit}
      verification={{ verify: async () => "the token" }}
    />
  );
}

const pdf = (bytes = 1024, fileName = "resume.pdf") => new File([new Uint8Array(bytes)], fileName);

/** `userEvent.upload` would send the content of a file through three processes. */
function choose(file: File) {
  const input = resume.element() as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

async function fillIn(file = pdf()) {
  await userEvent.selectOptions(department, "Dental Nurse");
  await name.fill("Asha Rao");
  await page.getByLabelText("Phone Number").fill("+912200000199");
  await page.getByLabelText("Email Address").fill("asha@mail.example");
  choose(file);
}

it("sends an application with its resume", async () => {
  await render(<Example />);
  await fillIn();
  await check.click();
  await button.click();
  await expect.element(dialog).toHaveAccessibleName("Your application was submitted successfully!");
  expect(onSubmit).toHaveBeenCalledOnce();
  const [values, details] = onSubmit.mock.calls[0] ?? [];
  expect(values).toMatchObject({
    department: "Dental Nurse",
    fullName: "Asha Rao",
    phone: "+912200000199",
    email: "asha@mail.example",
    resume: { name: "resume.pdf", size: 1024 },
  });
  expect(details).toMatchObject({ token: "the token", idempotencyKey: expect.any(String) });
});

it("says at once that a file is too large, and clears that with another file or none", async () => {
  await render(<Example />);
  choose(pdf(5 * 1024 * 1024 + 1));
  await expect
    .element(resume)
    .toHaveAccessibleDescription("PDF, DOC or DOCX, up to 5 MB. File size must not exceed 5MB");
  await expect
    .element(page.getByText("resume.pdf, 5.1 MB, chosen. File size must not exceed 5MB"))
    .toHaveRole("status");
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect.element(resume).toHaveAccessibleDescription("PDF, DOC or DOCX, up to 5 MB.");
  await userEvent.upload(resume, pdf(1024, "resume.exe"));
  await expect.element(resume).toBeInvalid();
  await userEvent.upload(resume, pdf());
  await expect.element(resume).toBeValid();
  await expect.element(summary).not.toBeInTheDocument();
});

it("links to each invalid answer with its message", async () => {
  await render(<Example />);
  await button.click();
  await expect.element(summary).toHaveFocus();
  expect(
    summary
      .getByRole("link")
      .elements()
      .map((link) => link.textContent),
  ).toEqual([
    "Please select a job department.",
    "Full Name is required and must be at least 2 and max 30 characters.",
    "Phone number is required.",
    "Please enter a valid email address.",
    "Please attach your resume.",
    "Please complete the ReCAPTCHA: tick “I am not a robot”",
  ]);
  await summary.getByRole("link", { name: "Please attach your resume." }).click();
  await expect.element(resume).toHaveFocus();
  await userEvent.upload(resume, pdf());
  await expect.element(resume).toBeValid();
  await userEvent.selectOptions(department, "Dentist");
  await expect.element(department).toBeValid();
});

it.each([
  ["a resume of more than 5 MB", pdf(5 * 1024 * 1024 + 1), "File size must not exceed 5MB"],
  ["a picture", pdf(1024, "resume.png"), "Resume must be a PDF, DOC or DOCX file."],
])("rejects %s before anything is sent, and accepts another", async (_, file, message) => {
  await render(<Example />);
  await fillIn(file);
  await check.click();
  await button.click();
  await expect.element(summary.getByRole("link", { name: message })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await page.getByRole("button", { name: `Remove ${file.name}` }).click();
  await userEvent.upload(resume, pdf());
  await button.click();
  await expect.element(dialog).toHaveAccessibleName("Your application was submitted successfully!");
});

it("keeps the resume after a failure; another resume gets another key", async () => {
  onSubmit.mockRejectedValue(new Error("offline"));
  await render(<Example />);
  await fillIn();
  await check.click();
  await button.click();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => onSubmit).toHaveBeenCalledTimes(2);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByRole("button", { name: "Remove resume.pdf" })).toBeVisible();
  await userEvent.upload(resume, pdf(1024));
  await button.click();
  await expect.poll(() => onSubmit).toHaveBeenCalledTimes(3);
  const [first, second, third] = onSubmit.mock.calls.map(([, details]) => details.idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it("clears the answers, the file and the check after success", async () => {
  await render(<Example />);
  await fillIn();
  await check.click();
  await button.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(department).toHaveValue("");
  await expect.element(name).toHaveValue("");
  await expect.element(page.getByText("resume.pdf")).not.toBeInTheDocument();
  expect((resume.element() as HTMLInputElement).files).toHaveLength(0);
  await expect.element(check).not.toBeChecked();
});

it("shows how much of a large resume was sent", async () => {
  onSubmit.mockImplementationOnce((_values, _details, onUploadProgress) => {
    onUploadProgress({ sentBytes: 100, totalBytes: 400 });
    return new Promise(() => {});
  });
  await render(<Example />);
  await fillIn();
  await check.click();
  await button.click();
  await expect.element(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "25%");
});

it("shows no bar for a resume that is sent at once", async () => {
  onSubmit.mockImplementationOnce((_values, _details, onUploadProgress) => {
    onUploadProgress({ sentBytes: 400, totalBytes: 400 });
    return new Promise(() => {});
  });
  await render(<Example />);
  await fillIn();
  await check.click();
  await button.click();
  await expect.element(dialog).toHaveAccessibleName("Submitting your application...");
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
});
