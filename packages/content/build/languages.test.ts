import { describe, expect, it } from "vitest";
import { loadSpeller } from "../checks/dictionary.ts";
import { describeFinding } from "../checks/finding.ts";
import { checkContent } from "../checks/index.ts";
import {
  checkForeignWords,
  checkHalfTranslated,
  checkOutdated,
  missingOnPages,
} from "../checks/whole/translations.ts";
import { type Content, loadContent } from "../load/load-content.ts";
import type { Source } from "../load/source.ts";
import { fingerprint } from "../load/translation-of.ts";
import { contentFolder, siteOrigin as origin } from "../src/assets/index.ts";
import { openNow, weekdays, whyClosed } from "../src/branches/hours.ts";
import { type Language, languages } from "../src/languages.ts";
import type { SitePage } from "../src/paths.ts";
import { mapFields } from "../src/records/fields.ts";
import { formatYaml } from "../src/records/format.ts";
import { holdsText } from "../src/records/translation.ts";
import type { SearchFile } from "../src/search/search-file.ts";
import { buildContent, buildSiteFiles } from "./build-content.ts";

/** Facts that are words. */
const isFact = (key: string, value: string) =>
  /^(?:slug|id|kind|language|locale|type|network|pageAddress)$/.test(key) ||
  /^(?:\/|#|https:|tel:)|@/.test(value) ||
  weekdays.some((day) => day === value);

const stored = loadContent();
const siteFiles = await buildSiteFiles(stored);
/** Without the translations that there are. */
const none = stored.sources.flatMap(({ file, language }): [string, null][] =>
  language === "en" ? [] : [[file, null]],
);
const english = loadContent(contentFolder, new Map(none), undefined, ["en"]);

/** A record's texts, as long as before and without a Latin small letter outside of placeholders. */
function texts({ schema, stored }: Source): object {
  return mapFields(schema, stored, (field, value) => {
    if (!field.meta.translated) return holdsText(field.schema) ? value : undefined;
    return typeof value === "string" ? value.replaceAll(/[a-z](?![^{]*\})/g, "क") : value;
  });
}

const draft = (source: Source, record = texts(source)): [string, string] => [
  source.file.replace("/en/", "/hi/"),
  formatYaml({ translationOf: fingerprint(source), ...record }),
];
/** The records in Hindi. */
const translated = (isTranslated: (source: Source) => boolean) =>
  new Map(
    english.sources
      .filter((source) => holdsText(source.schema) && isTranslated(source))
      .map((source) => draft(source)),
  );

const hours = english.sources.find(({ kind, name }) => kind === "settings" && name === "hours") as Source;
/** A language may part the day in another way. */
const clock = [
  { from: "00:00", words: "सुबह {time} बजे" },
  { from: "12:00", words: "दोपहर {time} बजे" },
  { from: "16:00", words: "शाम {time} बजे" },
];
const messages = { carousel: { pause: "रोकें", place: "{2} में से {1}" } };
const said = { unchecked: "अभी जाँचा नहीं गया।", inEnglish: "अंग्रेज़ी में", messages };

const shared = new Map([
  ...translated(
    ({ kind, name }) => ["settings", "branches"].includes(kind) || ["emergency", "not-found"].includes(name),
  ),
  draft(hours, { ...texts(hours), clock }),
  ["data/settings/hi/messages.yaml", formatYaml(said)],
]);
const contact = translated(({ file }) => file === "data/pages/en/contact.yaml");

const load = (languages: Language[], drafts: Iterable<[string, string]>) =>
  loadContent(contentFolder, new Map([...none, ...drafts]), undefined, languages);

const speller = loadSpeller();
const mistakesOf = (content: Content) => checkContent(content, speller);

it("builds nothing of a language that isn’t published", () => {
  const content = load(["en"], contact);
  expect(mistakesOf(content)).toEqual([]);
  expect(buildContent(content, siteFiles)).toEqual(buildContent(english, siteFiles));
});

it("lists what all pages of a published language need", () => {
  const found = mistakesOf(load(["en", "hi"], contact));
  expect(found.map(({ file }) => file).sort()).toEqual(
    [...shared.keys()].filter((file) => !file.includes("/branches/")).sort(),
  );
  expect(new Set(found.map(({ problem }) => problem))).toEqual(
    new Set(["It isn't translated, and all pages in हिन्दी need it"]),
  );
});

describe("a published language", () => {
  const content = load(["en", "hi"], [...shared, ...contact]);
  const files = buildContent(content, siteFiles);
  const read = (path: string) => JSON.parse(files.get(path) ?? "null");
  const page = read("hi/pages/contact-us.json");
  const layout = read("hi/layout.json");
  const isHindi = ({ path }: { path: string }) => path.startsWith("/hi");

  it("has no mistakes", () => {
    expect(mistakesOf(content).map(describeFinding)).toEqual([]);
  });

  it("says what is older than the English, in other words or figures, or half translated", () => {
    const isContact = ({ file }: Source) => file.endsWith("en/contact.yaml");
    const page = english.sources.find(isContact) as Source;
    const [file] = draft(page);
    const old = { ...texts(page), title: "Ask us 24 बजे ५", translationOf: "v0000000" };
    const prices = english.sources.find(({ file }) => file.endsWith("en/prices.yaml")) as Source;
    const drafts = [...shared, [file, formatYaml(old)], draft(prices)] as [string, string][];
    const content = load(["en", "hi"], drafts);
    expect(mistakesOf(content)).toEqual([]);
    const found = [...checkOutdated(content), ...checkForeignWords(content, speller)];
    expect(found.map(({ problem }) => problem)).toEqual([
      expect.stringMatching(/en\/contact.yaml are newer/),
      `"Ask", "us", "५": letters or figures of another language`,
    ]);
    expect(checkHalfTranslated(content, siteFiles).map(({ file, problem }) => [file, problem])).toEqual(
      ["pages/home", "fees/check-up", "fees/filling-small"].map((record) => [
        `data/${record.replace("/", "/hi/")}`,
        expect.stringMatching(/need it: \/prices$/),
      ]),
    );
    const home = missingOnPages(content, "hi", siteFiles).find(({ path }) => path === "/");
    expect(home).toMatchObject({ begun: false, missing: expect.arrayContaining(["pages/home"]) });
  });

  it("has the pages for which its records suffice", () => {
    const branches = english.sources.filter(({ kind }) => kind === "branches");
    const expected = [
      "/emergency",
      "/contact-us",
      ...branches.flatMap(({ value: { path, slug, quietVisit } }) => [
        String(path),
        `/first-visit/${slug}`,
        ...(quietVisit ? [`/quiet-visit/${slug}`] : []),
      ]),
      "/404",
    ];
    const paths: SitePage[] = read("paths.json");
    expect(paths.filter(isHindi).map(({ path }) => path)).toEqual(expected.map((path) => `/hi${path}`));
    expect(paths.find(({ path }) => path === "/hi/404")).toMatchObject({ pattern: "/*" });
    for (const path of expected) expect(files.has(`hi/pages${path}.json`), path).toBe(true);
    expect(files.get("public/sitemap.xml")).toContain(`<loc>${origin}/hi/contact-us</loc>`);
    expect(files.get("public/sitemap.xml")).not.toContain("/hi/404");
    expect([...files.keys()].filter((path) => path.startsWith("public/hi"))).toEqual([
      "public/hi/search.json",
    ]);
  });

  it("says which language a page is in, and in which others it is", () => {
    const alternates = [
      { language: "en", url: `${origin}/contact-us` },
      { language: "hi", url: `${origin}/hi/contact-us` },
    ];
    expect(page.head).toMatchObject({
      path: "/hi/contact-us",
      url: `${origin}/hi/contact-us`,
      locale: "hi_IN",
      alternates,
    });
    expect(page.head.card.path).toMatch(/^\/cards\/hi\/contact-us\//);
    expect(read("en/pages/contact-us.json").head).toMatchObject({ url: `${origin}/contact-us`, alternates });
    expect(read("en/pages/about-us.json").head.alternates).toBeUndefined();
    expect(layout).toMatchObject({ locale: "hi-IN-u-nu-latn", messages });
  });

  it("leads to its own pages, and to English ones where it has none", () => {
    expect(layout.bookBar.action.path).toBe("/hi/contact-us#book");
    expect(layout.header.action.path).toBe("/hi/contact-us");
    expect(layout.header.home.path).toBe("/");
    expect(layout.header.menu.items).not.toContainEqual(expect.objectContaining({ submenu: [] }));
    expect(layout.feed).toBeUndefined();
    expect(read("hi/pages/404.json").block.links[0].path).toBe("/hi/contact-us");
    const { records } = read("public/hi/search.json") as SearchFile;
    expect(records.filter((record) => !isHindi(record))).toEqual([]);
  });

  it("says opening hours in its words", () => {
    const [{ openingHours }] = layout.contact.branches;
    expect(read("hi/pages/emergency.json").branches[0].hours.lines[0]).toEqual({
      days: "सोमवार कक शुक्रवार",
      times: "सुबह 9.30 बजे कक शाम 8.30 बजे",
    });
    expect(openNow(openingHours, "2026-11-29T15:00")).toEqual({
      open: false,
      status: "Cककककक ककक",
      next: "Oकककक कककककककक कक सुबह 9.30 बजे",
    });
    expect(whyClosed(page.form.closedDays, "2027-01-26")).toMatch(/ और .*: Rककक/);
  });

  it("keeps phones and prices from left to right where letters run from right to left", () => {
    const draft = ["data/pages/hi/not-found.yaml", formatYaml({ title: "कक: {{fees.check-up}}" })] as const;
    languages.hi.direction = "rtl";
    const { sources } = load(["en", "hi"], [...shared, [...draft]]);
    delete languages.hi.direction;
    const value = (name: string) =>
      sources.find((source) => source.language === "hi" && source.name === name)?.value;
    expect(value("not-found")?.title).toMatch(/^कक: \u2066₹500\u2069/);
    expect(value("kurla")?.phones).toContain("\u2066+91 22 0000 0101\u2069");
  });

  it("says nothing in English", () => {
    const said: string[] = [];
    JSON.stringify([{ ...page, head: page.head.title }, layout, read("hi/pages/404.json")], (key, value) => {
      const words = typeof value === "string" && !isFact(key, value) ? value.replaceAll(/\{\w+\}/g, "") : "";
      if (/[a-z]{2}/.test(words)) said.push(`${key}: ${value}`);
      return value;
    });
    expect(said).toEqual([]);
  });
});
