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
  await dialog.getByText("Dentist for children").waitFor();
  expect(stored().role).toBe("Dentist for children");
  await dialog.getByRole("group", { name: "Role" }).getByLabel("Dentist for families").check();
  // The council is theirs, because nobody has changed it here.
  await dialog.getByRole("button", { name: "Put these into the form" }).click();
  await save(page);
  const registration = expect.objectContaining({ council: "Goa State Dental Council" });
  expect(stored()).toMatchObject({ role: "Dentist for families", registration });
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
  expect(await page.getByText("No mistakes.").count()).toBe(0);
  await page.unroute("**/api/persistEntry");
  await save(page);
  expect(await alert.innerText()).toBe("");
  expect(stored().role).toBe("Dentist, after all");
});
