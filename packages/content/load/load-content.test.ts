import { describe, expect, it } from "vitest";
import { buildContent, buildSiteFiles } from "../build/build-content.ts";
import { loadSpeller } from "../checks/dictionary.ts";
import { describeFinding } from "../checks/finding.ts";
import { checkFile, checkStructure } from "../checks/index.ts";
import { contentFolder } from "../src/assets/index.ts";
import { getOrThrow } from "../src/collection/get-or-throw.ts";
import { listInWords } from "../src/list-in-words.ts";
import { formatYaml } from "../src/records/format.ts";
import type { CollectionName } from "../src/schemas.ts";
import { type Content, loadContent, recordsOf } from "./load-content.ts";
import type { Source } from "./source.ts";

const speller = loadSpeller();
const stored = loadContent();
const siteFiles = await buildSiteFiles(stored);
const first = (kind: CollectionName) => getOrThrow(recordsOf(stored, kind)[0], kind);
const dentist = first("dentists");
const treatment = first("treatments");
const branch = first("branches");
const clinic = stored.sources.find(({ name }) => name === "clinic") as Source;

type Draft = [file: string, record: object | null];

const edited = ({ file, stored: record }: Source, changes: object): Draft => [
  file,
  { ...record, ...changes },
];
/** The branch with this text on its page, and other changes. */
const saying = (text: string, changes = {}) =>
  edited(branch, { page: { ...(branch.stored.page as object), metaDescription: text }, ...changes });
/** Translations follow their own limits. */
const untranslated = stored.sources.flatMap(({ file, language }): Draft[] =>
  language === "en" ? [] : [[file, null]],
);
const load = (...drafts: Draft[]) =>
  loadContent(
    contentFolder,
    new Map([...untranslated, ...drafts].map(([file, record]) => [file, record && formatYaml(record)])),
    undefined,
    ["en"],
  );

/** Builds the content, and returns a reader of the built files. */
function built(content: Content) {
  const files = buildContent(content, siteFiles);
  return (path: string) => JSON.parse(files.get(path) ?? "null");
}
const descriptionIn = (content: Content) =>
  built(content)(`en/pages${branch.value.path}.json`).head.description;

describe("an editor", () => {
  it("adds a dentist by adding a file, moves one by its number, and removes one by deleting it", () => {
    const [head, next] = recordsOf(stored, "dentists");
    const names = (...drafts: Draft[]) => recordsOf(load(...drafts), "dentists").map(({ name }) => name);
    const added = { ...dentist.stored, slug: "asha-rao", order: undefined };
    expect(names(["data/dentists/en/asha-rao.yaml", added]).at(-1)).toBe("asha-rao");
    expect(names(edited(next as Source, { order: 0 }))[0]).toBe(next?.name);
    expect(names([head?.file ?? "", null])).not.toContain(head?.name);
  });

  it("deletes the last open post, and the career page says that none is open", () => {
    const posts = recordsOf(stored, "posts");
    const career = stored.sources.find(({ name }) => name === "career") as Source;
    const { none } = career.value.posts as { none: string };
    const shown = (...drafts: Draft[]) => built(load(...drafts))("en/pages/career.json").posts;
    expect(shown().passages).toHaveLength(posts.length);
    expect(shown().text).toBeUndefined();
    expect(shown(...posts.map(({ file }): Draft => [file, null]))).toMatchObject({
      text: none,
      passages: [],
    });
  });

  it("renames a page: its old address leads to the new one, and whatever names it still finds it", () => {
    const content = load(edited(treatment, { slug: "new-teeth", previously: [treatment.name] }));
    expect(checkStructure(content).map(describeFinding)).toEqual([]);
    const read = built(content);
    expect(read("en/server.json").redirects).toMatchObject({ [`/${treatment.name}`]: "/new-teeth" });
    expect(JSON.stringify(read("en/layout.json"))).toContain('"/new-teeth"');
    expect(JSON.stringify(read("paths.json"))).not.toContain(`"${treatment.name}"`);
    expect(JSON.stringify(read("en/pages/index.json"))).not.toContain(`"/${treatment.name}"`);
  });

  it("changes a phone number in one place, and it changes in the texts", () => {
    const phones = ["+91 22 0000 0199"];
    const content = load(saying(`Call {{branches.${branch.name}.phone}}.`, { phones }));
    expect(descriptionIn(content)).toBe("Call +91 22 0000 0199.");
  });

  it("confirms the hospital for the night, and only then its number can be called", () => {
    const emergency = stored.sources.find(({ name }) => name === "emergency") as Source;
    const phone = "+91 22 0000 0123";
    const night = (sample: boolean) => {
      const content = load(
        edited(emergency, { night: { ...Object(emergency.stored.night), phone, sample } }),
      );
      return built(content)("en/pages/emergency.json").opening.hospital.night;
    };
    expect(night(false)).toMatchObject({ phone });
    expect(JSON.stringify(night(true))).not.toContain("0123");
  });

  it("changes a fee in one place: pages, sums, texts and search follow, and only a sample has a mark", () => {
    const [fee, other] = recordsOf(stored, "fees") as [Source, Source];
    const tourism = stored.sources.find(({ value }) => value.tripPlan) as Source;
    const price = "₹1,000\u00A0– ₹2,000";
    const fees = [{ fee: fee.name, times: 2, upToTimes: 3 }, { fee: other.name }];
    const trip = { treatment: "Two or three", visits: "1", days: "2", note: "None.", fees };
    const tripPlan = { ...Object(tourism.stored.tripPlan), rows: [trip, trip, trip] };
    const parts = { includes: "Half of it", excludes: "The rest" };
    const content = load(
      edited(fee, { amount: 1000, upTo: 2000, ...parts, sample: false }),
      edited(other, { amount: 500, upTo: undefined, sample: true }),
      saying(`For {{fees.${fee.name}}} or {{fees.${other.name}}}.`),
      edited(treatment, { fees: [fee.name] }),
      edited(tourism, { tripPlan }),
    );
    const read = built(content);
    expect(descriptionIn(content)).toBe(`For ${price} or ₹500 (sample).`);
    const notes = ["Included: Half of it.", "Extra: The rest."];
    const row = { id: `fee-${fee.name}`, name: fee.value.name, price, notes };
    const besideTreatment = { ...row, notes: notes.slice(1) };
    expect(read(`en/pages/${treatment.name}.json`).facts.prices.rows).toEqual([besideTreatment]);
    const { groups } = read("en/pages/prices.json").treatments;
    expect(groups.flatMap(({ rows }: { rows: object[] }) => rows)).toContainEqual(row);
    expect(JSON.stringify(read("public/search.json"))).toContain(`"${price}. ${notes.join(" ")}"`);
    const [, , , total] = read(`en/pages/super-speciality/${tourism.name}.json`).tripPlan.rows[0];
    expect(total).toMatch(/^₹2,500\u00A0– ₹6,500, about .* \(sample\)$/);
  });

  it("leaves out the steps of a treatment, and what to do afterwards is still on its page", () => {
    const aftercare = ["Chew on the other side.", "Call us if it bleeds."];
    const read = built(load(edited(treatment, { steps: undefined, aftercare })));
    expect(read(`en/pages/${treatment.name}.json`).steps.aftercare.points).toEqual(aftercare);
  });

  it("changes opening hours in one place, and adds a holiday: texts follow", () => {
    const hours = [{ days: ["sunday"], opens: "11:00", closes: "13:30" }];
    const holidays = [
      { date: "2028-01-26", name: "Republic Day" },
      { date: "2028-03-27", name: "Gudhi Padva" },
      { date: "2028-04-05", name: "Works on the pipes", branches: [branch.name] },
      { date: "2028-05-01", name: "Maharashtra Day", hours: { opens: "10:00", closes: "14:00" } },
      // Someone is adding it.
      { date: "2028-06-01" },
    ];
    const text = `Sundays {{branches.${branch.name}.sunday}}. We are {{clinic.holidays}}.`;
    expect(descriptionIn(load(saying(text, { hours }), edited(clinic, { holidays })))).toBe(
      "Sundays 11 am to 1.30 pm. We are closed on Republic Day and Gudhi Padva, and open from 10 am to 2 pm on Maharashtra Day.",
    );
  });

  it("is told of a text that names the holidays, once there are none for all branches", () => {
    const holidays = [{ date: "2028-04-05", name: "Pipes", branches: [branch.name] }];
    const content = load(saying("We are {{clinic.holidays}}."), edited(clinic, { holidays }));
    const found = checkFile(content, branch.file, speller);
    expect(found.map(({ problem }) => problem)).toContainEqual(
      expect.stringContaining("{{clinic.holidays}}"),
    );
  });

  it("adds a branch by adding a file: menu, forms and sentences name it", () => {
    const third = { ...branch.stored, slug: "thane", name: "Thane", path: "/dentists-in-thane", order: 900 };
    const page = { ...Object(branch.stored.page), title: "Dentists in Thane" };
    const names = [...recordsOf(stored, "branches").map(({ value }) => value.name), "Thane"] as string[];
    const content = load(
      ["data/branches/en/thane.yaml", { ...third, page }],
      saying(`We are in {{branches}}. Come to {{branches.or}}.${" And stay.".repeat(7)}`),
    );
    const inWords = listInWords(names, "en-IN");
    const orInWords = listInWords(names, "en-IN", "disjunction");
    expect(descriptionIn(content)).toContain(`We are in ${inWords}. Come to ${orInWords}.`);
    expect(checkStructure(content).map(describeFinding)).toEqual([]);
    const read = built(content);
    const link = { name: "Dentists in Thane", path: third.path };
    const { header, bookBar } = read("en/layout.json");
    const contact = header.menu.items.find(({ path }: { path: string }) => path === "/contact-us");
    expect(contact.submenu.at(-1)).toEqual(link);
    expect(bookBar.call.branches.at(-1).name).toBe("Thane");
    expect(JSON.stringify(read("en/pages/contact-us.json"))).toContain('"Thane"');
    expect(JSON.stringify(read("paths.json"))).toContain(third.path);
  });

  it("finds a new treatment in the menu and the footer", () => {
    const added = { ...treatment.stored, slug: "mouthguards", name: "Mouthguards", children: undefined };
    const { header, footer } = built(load(["data/treatments/en/mouthguards.yaml", added]))("en/layout.json");
    expect(JSON.stringify(header)).toContain('"/mouthguards"');
    expect(JSON.stringify(footer)).toContain('"/mouthguards"');
  });
});

describe("a reader of another language", () => {
  const file = `data/dentists/hi/${dentist.name}.yaml`;
  const texts = {
    name: "डॉ",
    role: "दंत चिकित्सक",
    specialities: ["इम्प्लांट"],
    languages: ["हिन्दी"],
    days: (dentist.value.days as unknown[]).map(() => ({ on: "सोमवार" })),
    biography: ["जीवनी ".repeat(50).trim()],
    portrait: { alt: "छोटे बालों वाली एक महिला" },
  };

  const translated = (content: Content) => content.sources.find((source) => source.file === file)?.value;

  it("reads the texts of that language with the facts of the first", () => {
    const content = load([file, texts]);
    expect(checkFile(content, file, speller).map(describeFinding)).toEqual([]);
    expect(checkStructure(content).map(describeFinding)).toEqual([]);
    const { degrees, portrait } = dentist.value;
    expect(translated(content)).toMatchObject({
      ...{ name: "डॉ", degrees, slug: dentist.name },
      portrait: { ...Object(portrait), ...texts.portrait },
    });
  });

  it("follows a renamed record that isn’t translated", () => {
    const renamed = edited(treatment, { slug: "new-teeth", previously: [treatment.name] });
    const content = load(renamed, edited(dentist, { treatments: [treatment.name] }), [file, texts]);
    expect(translated(content)?.treatments).toEqual(["new-teeth"]);
  });

  it("never reads half a translation, nor a translation's own facts", () => {
    const { role: _, ...half } = texts;
    const problems = checkStructure(load([file, { ...half, sample: false }])).map(({ field }) => field);
    expect(problems).toEqual(["role", "sample"]);
    expect(checkStructure(load(["data/dentists/hi/nobody.yaml", texts]))).toHaveLength(1);
  });
});

it("replaces every placeholder", () => {
  const files = [...buildContent(stored, siteFiles)].filter(([path]) => path.endsWith(".json"));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(([, text]) => text.includes("{{")).map(([path]) => path)).toEqual([]);
});
