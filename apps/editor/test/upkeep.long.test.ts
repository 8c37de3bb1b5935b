import { formerAddresses } from "@clinic/content/load/addresses";
import { loadContent } from "@clinic/content/load/load-content";
import { LONG_TEST_TIMEOUT_MS } from "@clinic/testing";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { parse } from "yaml";
import { Editor, save } from "./editor.ts";

const editor = new Editor();
let page: Page;

beforeAll(async () => {
  page = await editor.start();
  // Decap asks before it deletes.
  page.on("dialog", (dialog) => void dialog.accept());
});

beforeEach(() => {
  editor.git("checkout", "--quiet", "HEAD", "--", ".");
  editor.git("clean", "--force", "--quiet");
});

afterAll(() => editor.stop());

const changed = () => editor.git("status", "--porcelain").trim();
// The server renders the site after each change before it responds.
const poll = { timeout: LONG_TEST_TIMEOUT_MS };

it("deletes a record, and takes the deletion back", async () => {
  const file = "data/testimonials/en/anthony.yaml";
  const { name } = parse(editor.read(file));
  await editor.open(page, "testimonials/entries/anthony");
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect.poll(changed, poll).toBe(`D ${file}`);

  await page.getByRole("button", { name: "What changed" }).click();
  await page.getByRole("button", { name: `Take back: Taken away: Testimonial “${name}”` }).click();
  await expect.poll(changed, poll).toBe("");
  await editor.open(page, "testimonials/entries/anthony");
});

it("refuses to delete what other records name, and says which", async () => {
  await editor.open(page, "dentists/entries/meera-iyer");
  await page.getByRole("button", { name: /^Delete/ }).click();
  await page
    .getByText(/data\/\S+: .*meera-iyer/)
    .first()
    .waitFor();
  expect(changed()).toBe("");
});

it("lists a change in words, and takes it back", async () => {
  const { name, role } = parse(editor.read("data/dentists/en/meera-iyer.yaml"));
  await editor.open(page, "dentists/entries/meera-iyer");
  await page.getByLabel("Role", { exact: true }).fill("Dentist for children");
  await save(page);

  await page.getByRole("button", { name: "What changed" }).click();
  const changes = page.getByRole("dialog", { name: "What changed" });
  await changes.getByText(`Changed: Dentist “${name}”`).waitFor();
  await changes.getByText(`Role: “Dentist for children” instead of “${role}”`, { exact: true }).waitFor();
  await changes.getByRole("button", { name: /^Take back/ }).click();
  await expect.poll(changed, poll).toBe("");
  await expect.poll(() => page.getByLabel("Role", { exact: true }).inputValue(), poll).toBe(role);
});

it("has no button for a preview that only a git host makes", async () => {
  await editor.open(page, "dentists/entries/meera-iyer");
  await page.getByText("Everything is saved").waitFor();
  // Decap renders it in any case.
  const button = page.locator("button", { hasText: "Check for Preview" });
  await button.waitFor({ state: "attached" });
  expect(await button.isVisible()).toBe(false);
});

it("undoes the changes of a form one after the other", async () => {
  await editor.open(page, "dentists/entries/meera-iyer");
  const [name, role] = ["Name", "Role"].map((label) => page.getByLabel(label, { exact: true }));
  if (!name || !role) throw new Error("The form has no such fields.");
  const before = [await name.inputValue(), await role.inputValue()];
  await name.fill("Dr Meera Iyer-Rao");
  await role.fill("Dentist for children");
  await page.getByText("Not saved yet").waitFor();
  await page.getByRole("button", { name: "Undo: Role" }).click();
  await expect.poll(() => role.inputValue()).toBe(before[1]);
  await page.getByRole("button", { name: "Undo: Name" }).click();
  await expect.poll(() => name.inputValue()).toBe(before[0]);
  await page.getByText("Everything is saved").waitFor();
  expect(await page.getByRole("button", { name: "Undo", exact: true }).isDisabled()).toBe(true);
});

it("undoes what was typed into an article", async () => {
  await editor.open(page, "articles/entries/veneers-or-bonding");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.getByText("Both can look natural.").click();
  await page.keyboard.press("Home");
  await page.keyboard.insertText("Remember this. ");
  await page.getByText("Not saved yet").waitFor();
  await page.getByRole("button", { name: "Undo: Text" }).click();
  await expect.poll(() => text.innerText()).not.toContain("Remember this");
  await page.getByText("Everything is saved").waitFor();
});

it("redirects from the old address of a renamed treatment to the new one", async () => {
  await editor.open(page, "treatments/entries/dental-implant");
  await page.getByRole("textbox", { name: "Address", exact: true }).fill("tooth-implant");
  await save(page);

  expect(changed()).toBe("M data/treatments/en/dental-implant.yaml");
  expect(parse(editor.read("data/treatments/en/dental-implant.yaml"))).toMatchObject({
    slug: "tooth-implant",
    previously: ["dental-implant"],
  });
  const { paths } = formerAddresses(loadContent(editor.folder).sources);
  expect(paths.get("/dental-implant")).toBe("/tooth-implant");
});

it("changes one line of an article when one sentence is corrected", async () => {
  await editor.open(page, "articles/entries/veneers-or-bonding");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.getByText("You have one or two chips").click();
  await page.keyboard.press("Home");
  await page.keyboard.insertText("Often: ");
  await save(page);

  expect(editor.git("diff", "--numstat").trim()).toBe("1\t1\tdata/articles/en/veneers-or-bonding.md");
  expect(editor.read("data/articles/en/veneers-or-bonding.md")).toContain(
    "\n- Often: You have one or two chips",
  );
});
