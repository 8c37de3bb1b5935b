import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { getOrThrow } from "@clinic/content/get-or-throw";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/clinic";
import { humanPace } from "../support/keyboard";
import { untilShellHydrated, visit } from "../support/page-state";
import { sentences } from "./appointment-form";

const applicant = {
  "Full Name": "Meera Shah",
  "Phone Number": "+91 98200 00000",
  "Email Address": "meera.shah@mail.example",
};

const maxBytes = 5 * 1024 * 1024;
const fixture = (name: string) => path.join(import.meta.dirname, "fixtures", name);
const formOf = (page: Page) => page.getByRole("form", { name: "Apply" });

/** A PDF of exactly this many bytes, padded with a comment. */
async function pdfOf(bytes: number) {
  const pdf = await readFile(fixture("resume.pdf"));
  const end = pdf.subarray(pdf.lastIndexOf("startxref"));
  const body = pdf.subarray(0, pdf.length - end.length);
  const comment = Buffer.alloc(bytes - pdf.length, "%");
  return Buffer.concat([body, comment.subarray(1), Buffer.from("\n"), end]);
}

async function fillIn(page: Page, resume: string) {
  const form = formOf(page);
  await form.getByLabel("Job Department").selectOption("Dental Nurse");
  for (const [label, answer] of Object.entries(applicant)) await form.getByLabel(label).fill(answer);
  await form.getByLabel("Resume").setInputFiles(resume);
  await form.getByRole("checkbox", { name: "I am not a robot" }).press("Space");
  await expect(form.getByText("Done, thank you.")).toBeVisible();
}

const send = (page: Page) => formOf(page).getByRole("button", { name: "Send application" }).press("Enter");

async function expectAnswersKept(page: Page, fileName: string) {
  const form = formOf(page);
  await expect(form.getByLabel("Job Department")).toHaveValue("Dental Nurse");
  for (const [label, answer] of Object.entries(applicant))
    await expect(form.getByLabel(label)).toHaveValue(answer);
  await expect(form.getByRole("button", { name: `Remove ${fileName}` })).toBeVisible();
}

test("an applicant sends a resume, and the clinic gets the same file", async ({
  page,
  clinic,
  consoleMessages,
}) => {
  await visit(page, "/career");
  await formOf(page).getByLabel("Full Name").pressSequentially(applicant["Full Name"], humanPace);
  await fillIn(page, fixture("resume.docx"));
  await send(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(sentences.success)).toBeVisible();
  const [request, ...others] = await clinic.requests();
  expect(others).toEqual([]);
  expect(request).toMatchObject({ kind: "application", name: applicant["Full Name"] });
  const { reference } = getOrThrow(request, "a request");
  await expect(dialog.getByText(reference)).toBeVisible();
  expect(await clinic.resume(reference)).toEqual(await readFile(fixture("resume.docx")));

  await dialog.getByRole("button", { name: "Close" }).press("Enter");
  await expect(formOf(page).getByRole("button", { name: "Remove resume.docx" })).toHaveCount(0);
  await expect(formOf(page).getByRole("checkbox", { name: "I am not a robot" })).not.toBeChecked();

  await expect.poll(async () => (await clinic.mails(reference)).length).toBe(2);
  expect(consoleMessages).toEqual([]);
});

test("an applicant drops a resume beside the button before the form is ready, and it is chosen", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/site-career-form-*.js", (route) => released.then(() => route.continue()));
  await page.goto("/career");
  await untilShellHydrated(page);
  const area = formOf(page).locator("[data-slot=file-upload-area]");
  await area.scrollIntoViewIfNeeded();
  const { x, y, width, height } = getOrThrow((await area.boundingBox()) ?? undefined, "the area");
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [fixture("resume.pdf")], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await devtools.send("Input.dispatchDragEvent", { type, x: x + width - 9, y: y + height - 9, data });
  release();
  await expect(formOf(page).getByRole("button", { name: "Remove resume.pdf" })).toBeVisible();
});

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
    await expectAnswersKept(page, "resume.pdf");
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
