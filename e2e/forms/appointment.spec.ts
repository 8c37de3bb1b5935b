import { getOrThrow } from "@clinic/content/get-or-throw";
import { branch, site } from "@clinic/content/pages/examples";
import { expect, test } from "../support/clinic";
import { tabTo } from "../support/keyboard";
import { visit } from "../support/page-state";
import {
  expectAnswersKept,
  fillIn,
  fillInByKeyboard,
  passHumanCheck,
  patient,
  sentences,
  submit,
} from "./appointment-form";

test("a patient requests an appointment by keyboard, and the request survives a crash of the server", async ({
  page,
  clinic,
  consoleMessages,
}) => {
  // As most visitors do, with what fades and moves, unlike in the library's tests of forms and in the other journeys.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.page("home").hero.title);
  await tabTo(page, "link", site.setting("navigation").bookAppointment.name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${clinic.url}/contact-us`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.page("contact").title);

  await fillInByKeyboard(page);
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/contactus"));
  await tabTo(page, "button", "Book an appointment");
  await page.keyboard.press("Enter");
  // The sentence is announced during the request, and may disappear at once.
  await expect(page.getByText(new RegExp(`${sentences.submitting}|${sentences.success}`))).toBeVisible();
  const { reference } = await (await answered).json();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(sentences.success)).toBeVisible();
  await expect(dialog.getByText(reference)).toBeVisible();
  await expect(dialog.getByText(patient.name)).toBeVisible();

  await dialog.getByRole("button", { name: "Close" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main").getByLabel("Full Name")).toHaveValue("");

  await expect.poll(() => clinic.mails(reference).then((mails) => mails.length)).toBe(2);
  const mails = await clinic.mails(reference);
  expect(mails.some((mail) => mail.to?.some((to) => to.address === patient.email))).toBe(true);

  await clinic.kill();
  await clinic.start();
  expect(await clinic.requests()).toEqual([expect.objectContaining({ reference })]);
  expect(consoleMessages).toEqual([]);
});

test("whatever happens to a request on its way, the patient is told, the answers are kept, and it arrives once", async ({
  page,
  clinic,
}) => {
  const dialog = page.getByRole("dialog");
  await visit(page, "/contact-us");
  await fillIn(page);

  await test.step("the human check is refused, and a second one passes", async () => {
    await page.route("**/api/contactus", (route) => {
      const recaptchaValue = Buffer.from("not a solution").toString("base64");
      return route.continue({
        postData: JSON.stringify({ ...route.request().postDataJSON(), recaptchaValue }),
      });
    });
    await submit(page);
    await expect(dialog.getByText(sentences.error)).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).press("Enter");
    await expectAnswersKept(page);
    expect(await clinic.requests()).toEqual([]);
    await page.unroute("**/api/contactus");
    await passHumanCheck(page);
  });

  await test.step("while it is under way, it can't be sent again", async () => {
    await page.route("**/api/contactus", () => {});
    // The client times out after 10 seconds, which the test clock skips.
    await page.clock.install();
    await submit(page);
    await expect(dialog.getByText(sentences.submitting)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(dialog.getByText(sentences.submitting)).toBeVisible();
  });

  await test.step("there is no answer", async () => {
    await page.clock.fastForward(10_000);
    await expect(dialog.getByText(sentences.error)).toBeVisible();
    await expect(dialog.getByText("did not answer in time")).toBeVisible();
    await expectAnswersKept(page);
  });

  await test.step("the server is down", async () => {
    await page.unroute("**/api/contactus");
    await clinic.kill();
    await dialog.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(dialog.getByText("did not answer in time")).toBeHidden();
    await expect(dialog.getByText(sentences.error)).toBeVisible();
    await expect(dialog.getByText("Your answers are kept.")).toBeVisible();
    const { name, phones } = branch;
    await expect(dialog.getByRole("link", { name: `${name}: ${phones[0]}` })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).press("Enter");
    await expectAnswersKept(page);
    await clinic.start();
    expect(await clinic.requests()).toEqual([]);
  });

  await test.step("the response is lost, and another try makes no second request", async () => {
    await page.route("**/api/contactus", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit(page);
    await expect(dialog.getByText(sentences.error)).toBeVisible();
    const [stored, ...others] = await clinic.requests();
    expect(others).toEqual([]);
    const { reference } = getOrThrow(stored, "a request");

    await page.unroute("**/api/contactus");
    await dialog.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(dialog.getByText(sentences.success)).toBeVisible();
    await expect(dialog.getByText(reference)).toBeVisible();
    expect(await clinic.requests()).toHaveLength(1);
  });
});
