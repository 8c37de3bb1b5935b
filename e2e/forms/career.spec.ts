import { readFile } from "node:fs/promises";
import { getOrThrow } from "@clinic/content/get-or-throw";
import { expect, test } from "../support/clinic";
import { humanPace } from "../support/keyboard";
import { untilShellHydrated, visit } from "../support/page-state";
import { sentences } from "./appointment-form";
import { applicant, fillIn, fixture, formOf, send } from "./career-form";

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
