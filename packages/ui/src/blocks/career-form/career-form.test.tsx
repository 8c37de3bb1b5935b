import { applicationSchema, JOB_DEPARTMENTS } from "@clinic/api-client/schemas/career";
import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CareerForm } from ".";

const resume = page.getByLabelText("Resume");
const check = page.getByRole("checkbox", { name: "I am not a robot" });
const dialog = page.getByRole("dialog");
const progress = page.getByRole("progressbar");

const show = (onSubmit: ComponentProps<typeof CareerForm>["onSubmit"] = vi.fn()) =>
  render(
    <CareerForm
      schema={applicationSchema}
      departments={JOB_DEPARTMENTS}
      onSubmit={onSubmit}
      verification={{ verify: async () => "the token" }}
    />,
  );

it("sends an application with its resume, shows how much was sent, and is empty after that", async () => {
  let accept = () => {};
  const accepted = new Promise<void>((resolve) => {
    accept = resolve;
  });
  const onSubmit = vi.fn<ComponentProps<typeof CareerForm>["onSubmit"]>(() => accepted);
  await show(onSubmit);
  const department = page.getByLabelText("Job Department");
  await userEvent.selectOptions(department, "Dental Nurse");
  await page.getByLabelText("Full Name").fill("Asha Rao");
  await page.getByLabelText("Phone Number").fill("+912200000199");
  await page.getByLabelText("Email Address").fill("asha@mail.example");
  await userEvent.upload(resume, new File([new Uint8Array(1024)], "resume.pdf"));
  await check.click();
  await page.getByRole("button", { name: "Send application" }).click();
  await expect.element(dialog).toHaveAccessibleName("Submitting your application...");
  const [values, details, onUploadProgress] = onSubmit.mock.lastCall ?? [];
  expect(values).toMatchObject({
    department: "Dental Nurse",
    fullName: "Asha Rao",
    phone: "+912200000199",
    email: "asha@mail.example",
    resume: { name: "resume.pdf", size: 1024 },
  });
  expect(details).toMatchObject({ token: "the token" });

  // A bar for what is sent at once would only flash.
  onUploadProgress?.({ sentBytes: 400, totalBytes: 400 });
  await expect.element(progress).not.toBeInTheDocument();
  onUploadProgress?.({ sentBytes: 100, totalBytes: 400 });
  await expect.element(progress).toHaveAttribute("aria-valuetext", "25%");
  accept();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(department).toHaveValue("");
  await expect.element(page.getByText("resume.pdf")).not.toBeInTheDocument();
  expect((resume.element() as HTMLInputElement).files).toHaveLength(0);
  await expect.element(check).not.toBeChecked();
});
