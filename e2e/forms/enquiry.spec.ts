import { contactBlock } from "@clinic/content/pages";
import { expect, test } from "../support/clinic";
import { typingPace } from "../support/keyboard";
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
  const form = page.getByRole("form", { name: contactBlock.heading });
  for (const [label, answer] of Object.entries(visitor))
    await form.getByLabel(label).pressSequentially(answer, typingPace);
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
  await expect.poll(async () => (await clinic.mails()).length).toBe(2);
  const mails = await clinic.mails();
  for (const mail of mails) expect(mail.subject).toContain(request?.reference);
  const toClinic = mails.find((mail) => mail.to?.every((to) => to.address !== visitor["Email Address"]));
  expect(toClinic?.text).toContain(visitor.Message);
  expect(consoleMessages).toEqual([]);
});
