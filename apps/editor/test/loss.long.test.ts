import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { poll, pressSave, save, startEditor } from "./editor.ts";

// What is typed is never lost, and overwrites nobody's work.
const editor = await startEditor();
const { page } = editor;

const form = "dentists/entries/meera-iyer";
const stored = () => editor.stored("data/dentists/en/meera-iyer.yaml");
const role = (on: Page = page) => on.getByLabel("Role", { exact: true });
const council = (on: Page = page) => on.getByLabel("Council", { exact: true });
const alert = page.locator(".shell [role='alert']");

it("shows both texts when someone else has saved, and lets the person choose field by field", async () => {
  const other = await editor.newPerson();
  for (const each of [page, other]) await editor.open(each, form);
  await role(other).fill("Dentist for children");
  await council(other).fill("Goa State Dental Council");
  await save(other);

  await role().fill("Dentist for families");
  await pressSave(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Theirs: Dentist for children").waitFor();
  await dialog.getByText("Yours: Dentist for families").waitFor();
  expect(stored().role).toBe("Dentist for children");
  await dialog.getByRole("button", { name: "Back to the form" }).click();
  await save(page);
  // The council is theirs, because nobody has changed it here.
  const registration = expect.objectContaining({ council: "Goa State Dental Council" });
  expect(stored()).toMatchObject({ role: "Dentist for families", registration });

  // The other window is still open, and takes what was saved in this one.
  await role(other).fill("Dentist for everyone");
  await council(other).fill("Dental Council");
  await pressSave(other);
  await other.getByRole("button", { name: "Take theirs: Role" }).click();
  await other.getByRole("button", { name: "Back to the form" }).click();
  await expect.poll(() => role(other).inputValue(), poll).toBe("Dentist for families");
  await save(other);
  const mine = expect.objectContaining({ council: "Dental Council" });
  expect(stored()).toMatchObject({ role: "Dentist for families", registration: mine });
});

it("brings back what was typed, each time that the window is closed or crashes", async () => {
  let window = await editor.newPerson();
  for (const typed of ["Dentist, South Mumbai", "Dentist for everyone"]) {
    await editor.open(window, form);
    await role(window).fill(typed);
    const next = await window.context().newPage();
    await window.close();
    window = next;
    await editor.open(window, form);
    await window.getByText("What you typed before is back").waitFor();
    expect(await role(window).inputValue()).toBe(typed);
    await window.getByRole("button", { name: "Drop it" }).click();
    await expect.poll(() => role(window).inputValue(), poll).toBe(stored().role);
  }
});

it("keeps what is typed while it saves, and can save what was there before", async () => {
  await editor.open(page, form);
  const before = String(stored().role);
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  await page.route("**/api/persistEntry", (route) => isTyped.then(() => route.continue()));
  await role().fill("Dentist, Kurla and South Mumbai");
  await pressSave(page);
  await page.getByText("Saving…").waitFor();
  await council().fill("Goa Dental Council");
  typed();
  await expect.poll(() => stored().role, poll).toBe("Dentist, Kurla and South Mumbai");
  await page.getByText("Not saved yet").waitFor();
  await role().fill(before);
  await save(page);
  expect(stored()).toMatchObject({ role: before, registration: { council: "Goa Dental Council" } });
  await page.unroute("**/api/persistEntry");
});

it("says what prevents saving until it is over, and never that there are no mistakes", async () => {
  await editor.open(page, form);
  await page.getByText("No mistakes.").waitFor();
  editor.end("SIGKILL");
  await role().fill("Dentist, at last");
  await expect.poll(() => alert.innerText(), poll).toContain("has stopped");
  expect(await page.getByText("No mistakes.").count()).toBe(0);
  await editor.start(new URL(editor.url).port);
  await expect.poll(() => alert.innerText(), poll).toBe("");

  const full = { status: 500, json: { error: "No room is left." } };
  await page.route("**/api/persistEntry", (route) => route.fulfill(full));
  await role().fill("Dentist, at long last");
  await pressSave(page);
  await expect.poll(() => alert.innerText(), poll).toBe("No room is left.");
  await role().fill("Dentist, after all");
  await page.getByText("Nothing to correct.").waitFor();
  expect(await page.getByText("No mistakes.").count()).toBe(0);
  await page.unroute("**/api/persistEntry");
  await save(page);
  expect(await alert.innerText()).toBe("");
  expect(stored().role).toBe("Dentist, after all");
});
