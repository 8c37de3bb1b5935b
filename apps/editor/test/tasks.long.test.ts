import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assertFound } from "@clinic/content/assert-found";
import { loadSpeller } from "@clinic/content/checks/dictionary";
import { describeFinding } from "@clinic/content/checks/finding";
import { checkContent } from "@clinic/content/checks/index";
import { buildContent, buildSiteFiles } from "@clinic/content/build/build-content";
import { loadContent } from "@clinic/content/load/load-content";
import { collections } from "@clinic/content/schemas";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { formFields } from "../src/configuration/form-field.ts";
import { Editor, save } from "./editor.ts";
import { fillForm } from "./fill-form.ts";
import { RepositoryCopy } from "./repository-copy.ts";

// Each task continues from the result of the previous one, like a day's work.
const editor = new Editor();
let page: Page;

beforeAll(async () => {
  page = await editor.start();
  // The preview takes most of the time, and changes nothing in the form.
  await page.route("**/api/preview", (route) => route.fulfill({ json: null }));
});

afterAll(() => editor.stop());

/** Ends a task by checking that the content is valid. @returns what a build reads */
async function finish(task: string) {
  const content = loadContent(editor.folder);
  expect(checkContent(content, loadSpeller(editor.folder)).map(describeFinding)).toEqual([]);
  const built = await buildContent(content, await buildSiteFiles(content));
  editor.record(task);
  return built;
}

const record = (name: string) =>
  parse(readFileSync(join(import.meta.dirname, `records/${name}.yaml`), "utf8"));
/** Lines added and removed according to git. */
const changed = () => editor.git("diff", "HEAD", "--numstat").trim();

it("changes a phone number", async () => {
  await editor.open(page, "branches/entries/kurla");
  const phones = page.getByLabel("Phones", { exact: true });
  const [first = "", second] = (await phones.inputValue()).split("\n");
  await phones.fill(`+91 22 0000 9999\n${second}`);
  await save(page);

  expect(changed()).toBe("1\t1\tdata/branches/en/kurla.yaml");
  expect(parse(editor.read("data/branches/en/kurla.yaml")).phones).toEqual(["+91 22 0000 9999", second]);
  const built = await finish("Phone number");
  const stating = (number: string) => [...built.values()].filter((file) => String(file).includes(number));
  expect(stating(first)).toEqual([]);
  expect(stating("+91 22 0000 9999").length).toBeGreaterThan(1);
});

it("adds a dentist with a photograph of 6000 pixels and its focal point", async () => {
  const photo = await sharp({
    create: {
      width: 6000,
      height: 4000,
      channels: 3,
      background: "#86a",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .withExif({ IFD0: { Copyright: "A photographer" }, IFD3: { GPSLatitude: "19/1 4/1 0/1" } })
    .jpeg()
    .toBuffer();
  await editor.open(page, "dentists/new");
  const { portrait, ...dentist } = record("asha-rao");
  await fillForm(page, formFields(collections.dentists.schema), {
    ...dentist,
    portrait: { alt: portrait.alt },
  });
  const dropped = await page.evaluateHandle(async (base64) => {
    const response = await fetch(`data:image/jpeg;base64,${base64}`);
    const transfer = new DataTransfer();
    transfer.items.add(new File([await response.blob()], "IMG_0001.JPG", { type: "image/jpeg" }));
    return transfer;
  }, photo.toString("base64"));
  await page.locator(".picture").dispatchEvent("drop", { dataTransfer: dropped });
  await page.getByText("without the data of the camera").waitFor();
  await page.getByLabel("From the left: 50").press("ArrowLeft");
  await page.getByLabel("From the top: 50").press("ArrowUp");
  await save(page);

  const saved = parse(editor.read("data/dentists/en/asha-rao.yaml"));
  expect(saved).toEqual({
    ...dentist,
    portrait: { src: "people/asha-rao.jpg", alt: portrait.alt, focus: { x: 49, y: 51 } },
  });
  const original = sharp(join(editor.folder, "assets", saved.portrait.src));
  const { width, exif } = await original.metadata();
  expect({ width, exif }).toEqual({ width: 2000, exif: undefined });
  expect(editor.size(`assets/${saved.portrait.src}`)).toBeLessThan(300_000);
  await finish("Dentist");
});

it("adds a treatment page", async () => {
  await editor.open(page, "treatments/new");
  const treatment = record("sports-mouthguards");
  await fillForm(page, formFields(collections.treatments.schema), treatment);
  for (const word of ["Mouthguards", "mouthguards"]) {
    await page
      .getByRole("button", { name: `Add “${word}” to the dictionary` })
      .first()
      .click();
  }
  await save(page);

  const saved = parse(editor.read("data/treatments/en/sports-mouthguards.yaml"));
  expect(saved).toMatchObject({ name: treatment.name, steps: treatment.steps, faqs: treatment.faqs });
  expect(saved.related).toHaveLength(3);
  const built = await finish("Treatment");
  for (const file of ["treatments", "settings/navigation"])
    expect(String(built.get(`en/${file}.json`))).toContain("sports-mouthguards");
}, 240_000);

it("writes an article with a picture", async () => {
  await editor.open(page, "articles/new");
  const { body, ...article } = record("tea-and-teeth");
  await fillForm(page, formFields(collections.articles.schema), article);
  await page.getByRole("textbox", { name: "Text", exact: true }).click();
  for (const paragraph of body) {
    const [, heading] = /^## (.*)/.exec(paragraph) ?? [];
    await page.keyboard.insertText(heading ?? paragraph);
    if (heading) {
      await page.getByRole("button", { name: "Headings" }).click();
      await page.getByRole("menuitem", { name: "Heading 2" }).click();
      await page.keyboard.press("End");
    }
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: "Add “tannins” to the dictionary" }).click();
  await save(page);

  const saved = editor.read("data/articles/en/tea-and-teeth.md");
  expect(saved).toContain("title: Tea and your teeth");
  expect(saved).toContain("\n\n## Three small habits\n\n");
  expect(saved).toContain(body[0]);
  await finish("Article");
});

it("adds a holiday, and a special closing at one branch", async () => {
  await editor.open(page, "settings/entries/clinic");
  const holidays = page.locator("[id^='holidays-field-']");
  const before = await page.locator("[id^='date-field-']").count();
  for (const [index, [date, name]] of [
    ["2028-03-11", "Gudhi Padva"],
    ["2028-04-05", "Works on the water pipes"],
  ].entries()) {
    await holidays.getByRole("button", { name: "Add holidays" }).click();
    const number = before + index;
    await page
      .locator("[id^='date-field-']")
      .nth(number)
      .fill(date ?? "");
    await holidays
      .locator("[id^='name-field-']")
      .nth(number)
      .fill(name ?? "");
  }
  await holidays.locator("[id^='branches-field-']").last().fill("Kurla");
  await page.getByRole("option", { name: "Kurla" }).click();
  for (const word of ["Gudhi", "Padva"]) {
    await page.getByRole("button", { name: `Add “${word}” to the dictionary` }).click();
  }
  await save(page);

  // Names for the dictionary; and each entry's date, name and branch.
  expect(changed()).toBe("2\t0\tdata/dictionary.txt\n6\t0\tdata/settings/en/clinic.yaml");
  const { holidays: saved } = parse(editor.read("data/settings/en/clinic.yaml"));
  expect(saved.slice(-2)).toEqual([
    { date: "2028-03-11", name: "Gudhi Padva" },
    { date: "2028-04-05", name: "Works on the water pipes", branches: ["kurla"] },
  ]);
  await finish("Holidays");
});

it("adds a question, and moves it up by keyboard", async () => {
  await editor.open(page, "treatments/entries/sports-mouthguards");
  const faqs = page.locator("[id^='faqs-field-']");
  await faqs.getByRole("button", { name: "Add faqs" }).click();
  const { question, answer } = record("question");
  await faqs.locator("[id^='question-field-']").last().fill(question);
  await faqs.locator("[id^='answer-field-']").last().fill(answer);
  await faqs
    .getByRole("button", { name: /^Move entry/ })
    .last()
    .focus();
  await page.keyboard.press("ArrowUp");
  await save(page);

  const { faqs: saved } = parse(editor.read("data/treatments/en/sports-mouthguards.yaml"));
  expect(saved.at(-2)).toEqual({ question, answer });
  await finish("Question");
});

/**
 * Journeys after each task but the last, which keeps what all tasks added and runs all of them. Left out are folders that
 * test how pages load and requests travel, and what walks through every template at many widths, which takes longest.
 */
const journeys = "articles appointment pages/(?!templates|focus)";

/** Files of the built site, and what they say after each task. */
const says: Record<string, [file: string, words: string][]> = {
  "Phone number": [
    ["contact-us/index.html", '"telephone":"+91 22 0000 9999"'],
    ["awards/index.html", 'href="tel:+912200009999"'],
  ],
  Dentist: [
    ["about-us/index.html", 'href="/about-us/asha-rao"'],
    ["search.json", "Dr Asha Rao"],
  ],
  Treatment: [
    ["awards/index.html", 'href="/sports-mouthguards"'],
    ["search.json", '"path":"/sports-mouthguards"'],
    ["sitemap.xml", "/sports-mouthguards</loc>"],
  ],
  Article: [
    ["blogs/tea-and-teeth/index.html", "Three small habits"],
    ["feed.xml", "Tea and your teeth"],
  ],
  Holidays: [
    ["dentists-in-south-mumbai/index.html", "Gudhi Padva"],
    ["dentists-in-kurla/index.html", "Works on the water pipes"],
  ],
  Question: [["sports-mouthguards/index.html", record("question").question]],
};

const tasks = Object.keys(says);

describe.each(tasks)("after the task “%s”", (task) => {
  let copy: RepositoryCopy;

  beforeAll(() => {
    editor.git("checkout", "--quiet", "--detach", `:/^${task}`);
    expect(editor.git("log", "-1", "--format=%s").trim()).toBe(task);
    copy = new RepositoryCopy(editor.folder);
  });

  afterAll(() => copy.remove());

  it.each([
    "content:check",
    "build --workspace=@clinic/content",
    "build --workspace=@clinic/site",
    ...(task === tasks.at(-1)
      ? [
          "test --workspace=@clinic/content",
          "test --workspace=@clinic/site",
          "test --workspace=@clinic/api -- blogs mail site",
          "test --workspace=@clinic/e2e",
        ]
      : [`test --workspace=@clinic/e2e -- ${journeys}`]),
  ])("npm run %s", (script) => expect(copy.run(...script.split(" "))).toBeUndefined(), 30 * 60_000);

  it.each(assertFound(says[task], task))("%s says %j", (file, words) =>
    expect(copy.read(`apps/site/build/client/${file}`)).toContain(words),
  );
});
