import { getOrThrow } from "@clinic/content/get-or-throw";
import { site } from "@clinic/content/pages/examples";
import { expect, test } from "../support/clinic";
import { humanPace } from "../support/keyboard";
import { visit } from "../support/page-state";
import { sentences } from "./appointment-form";

const visitor = {
  "Full Name": "Ravi Menon",
  "Phone Number": "98200 00000",
  "Email Address": "ravi.menon@mail.example",
  Subject: "Parking",
  Message: "Is there a place to park a wheelchair car?",
};

test("a visitor asks a question at the end of a page, and the clinic gets it", async ({
  page,
  clinic,
  consoleMessages,
}) => {
  await visit(page, "/technology");
  const form = page.getByRole("form", { name: site.setting("contact-block").heading });
  await form.getByLabel("Full Name").pressSequentially(visitor["Full Name"], humanPace);
  for (const [label, answer] of Object.entries(visitor)) await form.getByLabel(label).fill(answer);
  await form.getByRole("checkbox", { name: "I am not a robot" }).press("Space");
  await expect(form.getByText("Done, thank you.")).toBeVisible();
  await form.getByRole("button", { name: "Send enquiry" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(sentences.success)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).press("Enter");
  await expect(form.getByLabel("Subject")).toHaveValue("");

  const [request, ...others] = await clinic.requests();
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    kind: "enquiry",
    name: visitor["Full Name"],
    email: visitor["Email Address"],
  });
  const { reference } = getOrThrow(request, "a request");
  const carryMessage = async () =>
    (await clinic.mails(reference)).map(({ text }) => text?.includes(visitor.Message)).sort();
  await expect.poll(carryMessage).toEqual([false, true]);
  expect(consoleMessages).toEqual([]);
});
