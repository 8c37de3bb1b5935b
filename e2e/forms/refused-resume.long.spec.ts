import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "../support/clinic";
import { visit } from "../support/page-state";
import { sentences } from "./appointment-form";
import { applicant, fillIn, fixture, formOf, send } from "./career-form";

const maxBytes = 5 * 1024 * 1024;

/** A PDF of exactly this many bytes, padded with a comment. */
async function pdfOf(bytes: number) {
  const pdf = await readFile(fixture("resume.pdf"));
  const end = pdf.subarray(pdf.lastIndexOf("startxref"));
  const body = pdf.subarray(0, pdf.length - end.length);
  const comment = Buffer.alloc(bytes - pdf.length, "%");
  return Buffer.concat([body, comment.subarray(1), Buffer.from("\n"), end]);
}

test("an applicant is told of a resume that is too large or isn't one, keeps the answers, and sends one of exactly 5 MB once the server is up again", async ({
  page,
  clinic,
}) => {
  await visit(page, "/career");
  // A file each time: to hand 5 MB over to the browser takes seconds, and the same path again changes nothing.
  const pdf = async (content: Buffer) => {
    const file = path.join(await mkdtemp(test.info().outputPath("resume-")), "resume.pdf");
    await writeFile(file, content);
    return file;
  };
  const field = formOf(page).getByLabel("Resume");
  const dialog = page.getByRole("dialog");
  await fillIn(page, await pdf(await pdfOf(maxBytes + 1)));
  await send(page);
  await expect(formOf(page).getByText("File size must not exceed 5MB").first()).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await test.step("a picture renamed as a resume", async () => {
    await field.setInputFiles(await pdf(await page.screenshot({ type: "png" })));
    await expect(formOf(page).getByText("File size must not exceed 5MB")).toHaveCount(0);
    await send(page);
    await expect(dialog.getByText(sentences.error)).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).press("Enter");
    await expect(formOf(page).getByText("Resume must be a PDF, DOC or DOCX file.").first()).toBeVisible();
    const form = formOf(page);
    await expect(form.getByLabel("Job Department")).toHaveValue("Dental Nurse");
    for (const [label, answer] of Object.entries(applicant))
      await expect(form.getByLabel(label)).toHaveValue(answer);
    await expect(form.getByRole("button", { name: "Remove resume.pdf" })).toBeVisible();
    expect(await clinic.requests()).toEqual([]);
  });

  await field.setInputFiles(await pdf(await pdfOf(maxBytes)));
  await test.step("the server is down", async () => {
    await clinic.kill();
    await send(page);
    await expect(dialog.getByText("Your answers are kept.")).toBeVisible();
    await clinic.start();
  });
  await dialog.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(dialog.getByText(sentences.success)).toBeVisible();
  expect(await clinic.requests()).toHaveLength(1);
});
