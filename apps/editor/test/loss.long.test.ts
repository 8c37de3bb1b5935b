import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { LONG_TEST_TIMEOUT_MS } from "@clinic/testing";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { pressSave, save, startEditor } from "./editor.ts";

// What is typed is never lost, and overwrites nobody's work.
const editor = await startEditor();
const { page } = editor;

const form = "dentists/entries/meera-iyer";
const file = "data/dentists/en/meera-iyer.yaml";
const poll = { timeout: LONG_TEST_TIMEOUT_MS };
const stored = () => parse(editor.read(file));
const role = (on: Page = page) => on.getByLabel("Role", { exact: true });
const council = (on: Page = page) => on.getByLabel("Council", { exact: true });
const alert = page.locator(".shell [role='alert']");

it("shows both texts when someone else has saved, and lets the person choose field by field", async () => {
  const other = await editor.prepare(await editor.browser.newPage());
  await editor.open(form);
  await editor.open(form, other);
  await role(other).fill("Dentist for children");
  await council(other).fill("Goa State Dental Council");
  await save(other);

  await role().fill("Dentist for families");
  await page.getByText("No mistakes.").waitFor();
  await pressSave(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Dentist for children").waitFor();
  expect(await dialog.getByRole("group").allInnerTexts()).toHaveLength(2);
  expect(stored().role).toBe("Dentist for children");
  await dialog.getByRole("group", { name: "Role" }).getByLabel("Dentist for families").check();
  await dialog.getByRole("button", { name: "Put these into the form" }).click();
  await save(page);
  expect(stored()).toMatchObject({
    role: "Dentist for families",
    registration: { council: "Goa State Dental Council" },
  });

  // By hand, while the form is open.
  await role().fill("Dentist");
  writeFileSync(
    join(editor.folder, file),
    editor.read(file).replace("Dentist for families", "Dentist, Kurla"),
  );
  await page.getByText("No mistakes.").waitFor();
  await pressSave(page);
  await dialog.getByLabel("Dentist, Kurla").check();
  await dialog.getByRole("button", { name: "Put these into the form" }).click();
  await expect.poll(() => role().inputValue(), poll).toBe("Dentist, Kurla");
});

it("brings back what was typed, each time that the window is closed or crashes", async () => {
  const context = await editor.browser.newContext();
  for (const typed of ["Dentist, South Mumbai", "Dentist for everyone"]) {
    const first = await editor.prepare(await context.newPage());
    await editor.open(form, first);
    await role(first).fill(typed);
    await first.close();
    const next = await editor.prepare(await context.newPage());
    await editor.open(form, next);
    await next.getByText("What you typed before is back").waitFor();
    expect(await role(next).inputValue()).toBe(typed);
    await next.getByRole("button", { name: "Drop it" }).click();
    await expect.poll(() => role(next).inputValue(), poll).toBe(stored().role);
    await next.close();
  }
});

it("keeps what is typed while it saves, and can save what was there before", async () => {
  await editor.open(form);
  const before = stored().role;
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  await page.route("**/api/persistEntry", async (route) => {
    await isTyped;
    await route.continue();
  });
  await role().fill("Dentist, Kurla and South Mumbai");
  await page.getByText("No mistakes.").waitFor();
  await pressSave(page);
  await page.getByText("Saving…").waitFor();
  await council().fill("Goa Dental Council");
  typed();
  await expect.poll(() => stored().role, poll).toBe("Dentist, Kurla and South Mumbai");
  await page.getByText("Not saved yet").waitFor();
  await save(page);
  expect(stored().registration.council).toBe("Goa Dental Council");
  await role().fill(before);
  await save(page);
  expect(stored().role).toBe(before);
  await page.unroute("**/api/persistEntry");
});

it("gives a new entry no address that another has", async () => {
  await editor.open("awards/new");
  await page.getByLabel("Address", { exact: true }).fill("quiet-room");
  await page.getByText("Another entry has this address already").waitFor();
});

it("says what prevents saving until it is over, and never that there are no mistakes", async () => {
  await editor.open(form);
  await page.getByText("No mistakes.").waitFor();
  editor.end("SIGKILL");
  await role().fill("Dentist, at last");
  await expect.poll(() => alert.innerText(), poll).toContain("has stopped");
  expect(await page.getByText("No mistakes.").count()).toBe(0);
  await editor.start(new URL(editor.url).port);
  await expect.poll(() => alert.innerText(), poll).toBe("");
  await role().fill("Dentist, at long last");

  const full = { status: 500, json: { error: "No room is left." } };
  await page.route("**/api/persistEntry", (route) => route.fulfill(full));
  await page.getByText("No mistakes.").waitFor();
  await pressSave(page);
  await expect.poll(() => alert.innerText(), poll).toBe("No room is left.");
  await role().fill("Dentist, after all");
  expect(await page.getByText("No mistakes.").count()).toBe(0);
  await page.getByText("No mistakes.").waitFor();
  expect(await alert.innerText()).toBe("No room is left.");
  await page.unroute("**/api/persistEntry");
  await save(page);
  expect(await alert.innerText()).toBe("");
  expect(stored().role).toBe("Dentist, after all");
});
