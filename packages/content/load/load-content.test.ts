import { describe, expect, it } from "vitest";
import { buildContent, buildSiteFiles } from "../build/build-content.ts";
import { loadSpeller } from "../checks/dictionary.ts";
import { describeFinding } from "../checks/finding.ts";
import { checkFile, checkStructure } from "../checks/index.ts";
import { contentFolder } from "../src/assets/index.ts";
import { formatYaml } from "../src/records/format.ts";
import { loadContent, recordsOf } from "./load-content.ts";
import type { Drafts } from "./read-files.ts";

const stored = loadContent();
const siteFiles = await buildSiteFiles(stored);
const [dentist, another] = recordsOf(stored, "dentists");
const [treatment] = recordsOf(stored, "treatments");
const [branch] = recordsOf(stored, "branches");
if (!dentist || !another || !treatment || !branch)
  throw new Error("These tests need two dentists, a treatment and a branch");

const pageOfBranch = `en/pages${branch.value.path}.json`;

/** The branch with this text on its page. */
const saying = (text: string) => ({
  ...branch.stored,
  page: { ...(branch.stored.page as object), metaDescription: text },
});

const load = (...drafts: [string, object | null][]) =>
  loadContent(
    contentFolder,
    new Map(drafts.map(([file, record]) => [file, record && formatYaml(record)])) as Drafts,
  );

/** Builds the content, and returns a reader of the built files. */
async function built(content: typeof stored) {
  const files = await buildContent(content, siteFiles);
  return (path: string) => JSON.parse(String(files.get(path)));
}

describe("an editor", () => {
  it("adds a dentist by adding a file, and removes one by deleting it", () => {
    const file = "data/dentists/en/asha-rao.yaml";
    const added = load([file, { ...dentist.stored, slug: "asha-rao", order: undefined }]);
    expect(recordsOf(added, "dentists").at(-1)?.name).toBe("asha-rao");
    expect(recordsOf(load([another.file, null]), "dentists").map(({ name }) => name)).not.toContain(
      another.name,
    );
  });

  it("moves a record by its number", () => {
    const first = load([another.file, { ...another.stored, order: 0 }]);
    expect(recordsOf(first, "dentists")[0]?.name).toBe(another.name);
  });

  it("renames a page: its old address leads to the new one, and whatever names it still finds it", async () => {
    const renamed = { ...treatment.stored, slug: "new-teeth", previously: [treatment.name] };
    const content = load([treatment.file, renamed]);
    expect(checkStructure(content).map(describeFinding)).toEqual([]);
    const read = await built(content);
    expect(read("en/server.json").redirects).toMatchObject({ [`/${treatment.name}`]: "/new-teeth" });
    expect(JSON.stringify(read("en/layout.json"))).toContain('"/new-teeth"');
    expect(JSON.stringify(read("paths.json"))).not.toContain(`"${treatment.name}"`);
    expect(JSON.stringify(read("en/pages/index.json"))).not.toContain(`"/${treatment.name}"`);
  });

  it("changes a phone number in one place, and it changes in the texts", async () => {
    const content = load([
      branch.file,
      { ...saying(`Call {{branches.${branch.name}.phone}}.`), phones: ["+91 22 0000 0199"] },
    ]);
    const text = JSON.stringify((await built(content))(pageOfBranch));
    expect(text).toContain("Call +91 22 0000 0199.");
  });

  it("changes a fee in one place: pages, sums, texts and search follow, and only a sample has a mark", async () => {
    const [fee, other] = recordsOf(stored, "fees");
    const tourism = recordsOf(stored, "treatments").find(({ value }) => value.tripPlan);
    if (!fee || !other || !tourism) throw new Error("This test needs two fees and a plan for travellers");
    const price = "₹1,000\u00A0– ₹2,000";
    const trip = { treatment: "Two or three", visits: "1", days: "2", note: "None." };
    const fees = [{ fee: fee.name, times: 2, upToTimes: 3 }, { fee: other.name }];
    const tripPlan = {
      ...Object(tourism.stored.tripPlan),
      rows: [
        { ...trip, fees },
        { ...trip, fees },
        { ...trip, fees },
      ],
    };
    const read = await built(
      load(
        [
          fee.file,
          {
            ...fee.stored,
            amount: 1000,
            upTo: 2000,
            includes: "Half of it",
            excludes: "The rest",
            sample: false,
          },
        ],
        [other.file, { ...other.stored, amount: 500, upTo: undefined, sample: true }],
        [branch.file, saying(`For {{fees.${fee.name}}} or {{fees.${other.name}}}.`)],
        [treatment.file, { ...treatment.stored, fees: [fee.name] }],
        [tourism.file, { ...tourism.stored, tripPlan }],
      ),
    );
    expect(read(pageOfBranch).head.description).toBe(`For ${price} or ₹500 (sample).`);
    const notes = ["Included: Half of it.", "Extra: The rest."];
    const row = { id: `fee-${fee.name}`, name: fee.value.name, price, notes };
    expect(read(`en/pages/${treatment.name}.json`).facts.prices.rows).toEqual([row]);
    const { groups } = read("en/pages/prices.json").treatments;
    expect(groups.flatMap(({ rows }: { rows: object[] }) => rows)).toContainEqual(row);
    expect(JSON.stringify(read("public/search.json"))).toContain(`"${price}. ${notes.join(" ")}"`);
    const [, , , total] = read(`en/pages/super-speciality/${tourism.name}.json`).tripPlan.rows[0];
    expect(total).toMatch(/^₹2,500\u00A0– ₹6,500, about .* \(sample\)$/);
  });

  it("changes opening hours in one place, and adds a holiday: texts follow", async () => {
    const clinic = stored.sources.find(({ file }) => file === "data/settings/en/clinic.yaml");
    const sunday = { days: ["sunday"], opens: "11:00", closes: "13:30" };
    const content = load(
      [
        branch.file,
        {
          ...saying(
            `On Sundays we are open from {{branches.${branch.name}.sunday}}. We are {{clinic.holidays}}.`,
          ),
          hours: [sunday],
        },
      ],
      [
        "data/settings/en/clinic.yaml",
        {
          ...clinic?.stored,
          holidays: [
            { date: "2028-01-26", name: "Republic Day" },
            { date: "2028-03-27", name: "Gudhi Padva" },
            { date: "2028-04-05", name: "Works on the pipes", branches: [branch.name] },
            { date: "2028-05-01", name: "Maharashtra Day", hours: { opens: "10:00", closes: "14:00" } },
          ],
        },
      ],
    );
    const text = JSON.stringify((await built(content))(pageOfBranch));
    expect(text).toContain("On Sundays we are open from 11 am to 1.30 pm");
    expect(text).toContain(
      "We are closed on Republic Day and Gudhi Padva, and open from 10 am to 2 pm on Maharashtra Day.",
    );
  });

  it("is told of a text that names the holidays, once there are none for all branches", () => {
    const clinic = stored.sources.find(({ name }) => name === "clinic");
    const content = load(
      [branch.file, saying("We are {{clinic.holidays}}.")],
      [
        clinic?.file ?? "",
        { ...clinic?.stored, holidays: [{ date: "2028-04-05", name: "Pipes", branches: [branch.name] }] },
      ],
    );
    const problems = checkFile(content, branch.file, loadSpeller())
      .filter(({ field }) => field === "page.metaDescription")
      .map(({ problem }) => problem);
    expect(problems).toContainEqual(expect.stringContaining("{{clinic.holidays}}"));
  });

  it("finds a new treatment in the menu and the footer", async () => {
    const file = "data/treatments/en/mouthguards.yaml";
    const content = load([
      file,
      { ...treatment.stored, slug: "mouthguards", name: "Mouthguards", children: undefined },
    ]);
    const { header, footer } = (await built(content))("en/layout.json");
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
    biography: ["जीवनी"],
    portrait: { alt: "छोटे बालों वाली एक महिला" },
  };

  it("reads the texts of that language with the facts of the first", () => {
    const content = load([file, texts]);
    const [translated, ...others] = recordsOf(content, "dentists", "hi");
    expect(others).toEqual([]);
    expect(translated?.value).toMatchObject({
      name: "डॉ",
      degrees: dentist.value.degrees,
      slug: dentist.name,
    });
    expect(checkFile(content, file, loadSpeller()).map(describeFinding)).toEqual([]);
    expect(translated?.value.portrait).toEqual({
      ...Object(dentist.value.portrait),
      alt: texts.portrait.alt,
    });
    expect(checkStructure(content).map(describeFinding)).toEqual([]);
  });

  it("follows a renamed record that isn’t translated", () => {
    const renamed = { ...treatment.stored, slug: "new-teeth", previously: [treatment.name] };
    const treating = { ...dentist.stored, treatments: [treatment.name] };
    const content = load([treatment.file, renamed], [dentist.file, treating], [file, texts]);
    expect(recordsOf(content, "dentists", "hi")[0]?.value.treatments).toEqual(["new-teeth"]);
  });

  it("never reads half a translation, nor a translation's own facts", () => {
    const { role: _, ...half } = texts;
    const problems = checkStructure(load([file, { ...half, sample: false }])).map(({ field }) => field);
    expect(problems).toEqual(["role", "sample"]);
    expect(checkStructure(load(["data/dentists/hi/nobody.yaml", texts]))).toHaveLength(1);
  });
});

it("replaces every placeholder", async () => {
  const files = [...(await buildContent(stored, siteFiles))].filter(([path]) => path.endsWith(".json"));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(([, text]) => String(text).includes("{{")).map(([path]) => path)).toEqual([]);
});
