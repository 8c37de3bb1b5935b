import path from "node:path";
import type { Page } from "@playwright/test";
import { expect } from "../support/clinic";

export const applicant = {
  "Full Name": "Meera Shah",
  "Phone Number": "+91 98200 00000",
  "Email Address": "meera.shah@mail.example",
};

export const fixture = (name: string) => path.join(import.meta.dirname, "fixtures", name);
export const formOf = (page: Page) => page.getByRole("form", { name: "Apply" });

export async function fillIn(page: Page, resume: string) {
  const form = formOf(page);
  await form.getByLabel("Job Department").selectOption("Dental Nurse");
  for (const [label, answer] of Object.entries(applicant)) await form.getByLabel(label).fill(answer);
  await form.getByLabel("Resume").setInputFiles(resume);
  await form.getByRole("checkbox", { name: "I am not a robot" }).press("Space");
  await expect(form.getByText("Done, thank you.")).toBeVisible();
}

export const send = (page: Page) =>
  formOf(page).getByRole("button", { name: "Send application" }).press("Enter");
