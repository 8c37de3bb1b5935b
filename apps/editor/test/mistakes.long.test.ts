import { LONG_TEST_TIMEOUT_MS } from "@clinic/testing";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Editor } from "./editor.ts";

const editor = new Editor();
let page: Page;

beforeAll(async () => {
  page = await editor.start();
});

afterAll(() => editor.stop());

// Each check reads all of the content.
const poll = { timeout: LONG_TEST_TIMEOUT_MS };

/** What someone types into a field (by the beginning of its id), and the message it then shows. */
const mistakes: Record<string, [field: string, typed: string, says: RegExp][]> = {
  "dentists/entries/meera-iyer": [
    ["name", "", /missing|empty/],
    ["name", "Dr <b>Meera</b> Iyer", /HTML|plain text/],
    ["role", "The best dentist for children", /boasts or promises/],
    ["role", "Dentist for childern", /"childern" is not in the British dictionary/],
    ["specialities", "One\nTwo\nThree\nFour\nFive", /at most 4/],
    ["slug", "aditi-deshmukh", /has the same/],
    ["alt", "Image of a woman with long hair", /begins with/],
  ],
  "treatments/entries/dental-implant": [["metaDescription", "Too short.", /at least 110/]],
  "branches/entries/kurla": [
    ["phones", "022 12345", /international form/],
    ["latitude", "190", /90/],
  ],
  "settings/entries/clinic": [["foundedIn", "12", /1900/]],
};

describe.each(Object.entries(mistakes))("%s", (form, typed) => {
  beforeAll(() => editor.open(page, form));

  it.each(typed)("reports a mistake in %s: %j", async (field, text, says) => {
    const control = page.locator(`[id^="${field}-field-"]`).first();
    const invalid = () => control.getAttribute("aria-invalid");
    const before = await control.inputValue();
    await control.fill(text);
    // The field references its message, for those who can't see where it is.
    await expect.poll(invalid, poll).toBe("true");
    const messages = page.locator(`[id="${await control.getAttribute("aria-describedby")}"]`);
    await expect.poll(() => messages.innerText(), poll).toMatch(says);
    await control.fill(before);
    await expect.poll(invalid, poll).toBe("false");
  });
});
