import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadContent } from "../load/load-content.ts";
import { contentFolder } from "../src/assets/index.ts";
import { assertFound } from "../src/collection/assert-found.ts";
import { loadSpeller } from "./dictionary.ts";
import { checkFile } from "./index.ts";

const speller = loadSpeller();
// A folder stands for its first record in which the mistake can be made: the clinic may remove any record.
const treatment = "data/treatments/en/";
const dentist = "data/dentists/en/";
const branch = "data/branches/en/";
const clinic = "data/settings/en/clinic.yaml";
const newYear = '  - date: "2026-01-01"\n    name: New Year\n';
const navigation = "data/settings/en/navigation.yaml";
const article = "data/articles/en/";

const read = (file: string) => readFileSync(join(contentFolder, file), "utf8");
const filesIn = (folder: string) => readdirSync(join(contentFolder, folder)).map((name) => folder + name);
const lastDentist = assertFound(filesIn(dentist).at(-1), "dentist");

const introHeading = /(?<=intro:\n {2}- heading: ).*/;

/** Every mistake that an editor of the files can make, and where and how it is reported. */
const mistakes: Mistake[] = [
  {
    what: "a colon in a text without quotation marks",
    file: dentist,
    from: /^name: .*/m,
    to: "name: Dr: Meera Iyer",
    says: /can't be read/,
  },
  { what: "a tab", file: dentist, from: / {2}- .*/, to: "\t- BDS", says: /tab|can't be read/ },
  {
    what: "a quotation mark that isn't closed",
    file: dentist,
    from: /^name: .*/m,
    to: 'name: "Dr Meera Iyer',
    says: /missing/,
  },
  {
    what: "a field twice",
    file: dentist,
    from: /^role: .*\n/m,
    to: "$&$&",
    says: /twice/,
  },
  { what: "an empty file", file: dentist, from: /[\s\S]*/, to: "", says: /no fields/ },
  { what: "an article without its head", file: article, from: /^---/, to: "", says: /not between two lines/ },
  {
    what: "a misspelt field",
    file: treatment,
    from: "whoFor:",
    to: "whoFro:",
    says: /no field "whoFro"/,
    field: "whoFro",
  },
  { what: "a field that is missing", file: dentist, from: /role: .*\n/, to: "", says: /"role" is missing/ },
  {
    what: "a text where a list belongs",
    file: dentist,
    from: /languages:\n(?: {2}- .*\n)+/,
    to: "languages: Hindi\n",
    says: /not a list/,
  },
  { what: "an empty text", file: dentist, from: /^name: .*/m, to: 'name: ""', says: /empty/ },
  {
    what: "HTML in a text",
    file: dentist,
    from: /^name: .*/m,
    to: "name: Dr <b>Meera</b> Iyer",
    says: /form/,
  },
  {
    what: "a description that is too long",
    file: treatment,
    from: /(metaDescription: >-\n {2})/,
    to: `$1${"A word more. ".repeat(8)}`,
    says: /at most 160 fit/,
    field: "metaDescription",
  },
  {
    what: "too few questions",
    file: treatment,
    from: /faqs:\n[\s\S]*?(?=reviewedBy)/,
    to: "faqs:\n  - question: Does it hurt?\n    answer: No.\n",
    says: /at least 5/,
    field: "faqs",
  },
  {
    what: "a question without its mark",
    file: treatment,
    from: /(question: .*)\?\n/,
    to: "$1\n",
    says: /doesn't end with "\?"/,
  },
  {
    what: "a choice that doesn't exist",
    file: treatment,
    from: "kind: treatment",
    to: "kind: treatmnt",
    says: /none of the choices/,
  },
  {
    what: "a day that doesn't exist",
    file: treatment,
    from: /readOn: .*/,
    to: "readOn: 2026-02-30",
    says: /form/,
    field: "sources.0.readOn",
  },
  {
    what: "figures without a source",
    file: article,
    from: /sources:\n(?: {2}.*\n)+([\s\S]*\d (?:per cent|weeks|months|years))/,
    to: "$1",
    line: "any",
    says: /names no source/,
    field: "body",
  },
  {
    what: "a check that is older than the text",
    file: treatment,
    from: /(reviewedBy: .*\n)(?:reviewedOn: .*\n)?/,
    to: "$1reviewedOn: 2020-10-01\n",
    says: /after it was checked/,
    field: "reviewedOn",
  },
  {
    what: "a phone number in another form",
    file: branch,
    from: /(phones:\n {2}- ).*/,
    to: "$1022-0000-0101",
    says: /form/,
    field: "phones.0",
  },
  {
    what: "closing before opening",
    file: branch,
    from: /closes: .*/,
    to: "closes: 00:30",
    says: /not after it opens/,
    field: "hours.0.closes",
  },
  {
    what: "hours that overlap",
    file: branch,
    from: /( {6}- \w+)(\n {2}- [\s\S]*?)( {6}- \w+)/,
    to: "$1\n$3$2$3",
    says: /overlap/,
  },
  {
    what: "a holiday twice",
    file: clinic,
    from: /holidays:(?: \[\])?\n/,
    to: `holidays:\n${newYear}${newYear}`,
    says: /twice/,
    field: "holidays.1.date",
  },
  {
    what: "holidays out of order",
    file: clinic,
    from: /holidays:(?: \[\])?\n/,
    to: `holidays:\n${newYear.replace("01-01", "01-02")}${newYear}`,
    says: /comes before/,
  },
  {
    what: "a dentist who doesn't exist",
    file: treatment,
    from: /reviewedBy: .*/,
    to: "$&x",
    says: /no record ".*x"/,
    remedy: /"[a-z-]+"/,
  },
  {
    what: "a page that refers to itself",
    file: treatment,
    from: /(slug: (.*)[\s\S]*related:\n {2}- ).*/,
    to: "$1$2",
    says: /itself/,
  },
  {
    what: "a link to nowhere",
    file: navigation,
    from: /path: \/[a-z].*/,
    to: "$&s",
    says: /not a page/,
    remedy: /"\/[a-z-]+"/,
  },
  {
    what: "a link to nowhere in an article",
    file: article,
    from: /\]\(\/[^)]*\)/,
    to: "](/nowhere)",
    says: /not a page/,
    field: "body",
  },
  {
    what: "a picture that is missing",
    file: dentist,
    from: /people\/.*/,
    to: "people/nobody.webp",
    says: /no picture/,
    field: "portrait.src",
  },
  {
    what: "an empty alternative text",
    file: dentist,
    from: / {2}alt: .*/,
    to: '  alt: ""',
    says: /empty/,
    field: "portrait.alt",
  },
  {
    what: 'an alternative text that begins with "Image of"',
    file: dentist,
    from: / {2}alt: .*/,
    to: "  alt: Image of a woman with glasses",
    says: /begins with/,
  },
  {
    what: "a boast",
    file: treatment,
    from: introHeading,
    to: "The best dentists",
    says: /boasts/,
    field: "intro.0.heading",
  },
  {
    what: "a word of dentistry that isn't explained where it first stands",
    file: treatment,
    from: introHeading,
    to: "Before your sedation",
    says: /"sedation" is not explained/,
  },
  {
    what: "a misspelt word",
    file: treatment,
    from: introHeading,
    to: "The vesels in a tooth",
    says: /"vesels"/,
    remedy: /vessels.*dictionary\.txt/,
  },
  {
    what: "a fact that doesn't exist",
    file: treatment,
    from: introHeading,
    to: "After {{facts.nothing}}",
    says: /stands for nothing/,
  },
  {
    what: "a slug that another record has",
    file: dentist,
    from: /slug: (.*)/,
    to: `slug: ${basename(lastDentist, ".yaml")}\npreviously: [$1]`,
    says: /same slug/,
    also: lastDentist,
  },
  {
    what: "an address that another page has",
    file: treatment,
    from: /slug: (.*)(?=[\s\S]*\nkind: treatment\n)/,
    to: "slug: awards\npreviously: [$1]",
    says: /same address/,
  },
  {
    what: "a new name without the old one",
    file: treatment,
    from: /slug: .*/,
    to: "$&-again",
    says: /address was "/,
    remedy: /--fix/,
  },
  {
    what: "a straight apostrophe",
    file: dentist,
    from: /alt: .*/,
    to: "alt: A dentist's portrait with a lamp",
    says: /straight/,
    remedy: /dentist’s/,
  },
  {
    what: "an answer that is too short",
    file: treatment,
    from: /answer: >-\n(?: {6}.*\n)+/,
    to: "answer: It may ache for a day.\n",
    says: /not 40 to 120/,
  },
];

interface Mistake {
  what: string;
  /** The file, or its folder. */
  file: string;
  from: string | RegExp;
  to: string;
  /** `"any"` where the text decides. */
  line?: number | "any";
  field?: string;
  says: RegExp;
  remedy?: RegExp;
  /** Another file that may be named in place of the first. */
  also?: string;
}

describe("an editor is told of", () => {
  it.each(mistakes)("$what", ({ file: place, from, to, line, field, says, remedy, also }) => {
    const typedIn = (file: string) => read(file).replace(from, to);
    const file = assertFound(
      (place.endsWith("/") ? filesIn(place) : [place]).find((name) => typedIn(name) !== read(name)),
      `${place} in which it can be made`,
    );
    const [text, typed] = [read(file), typedIn(file)];
    const content = loadContent(contentFolder, new Map([[file, typed]]));
    const findings = [file, ...(also ? [also] : [])].flatMap((name) => checkFile(content, name, speller));
    const finding = findings.find(({ problem }) => says.test(problem));

    expect(finding, findings.map(({ problem }) => problem).join("; ")).toBeDefined();
    expect([file, also]).toContain(finding?.file);
    if (line === "any") expect(finding?.line).toBeGreaterThan(0);
    else {
      const changed = lineOfChange(text, typed, also ? finding?.line : undefined, finding?.line);
      expect(finding?.line).toBe(line ?? changed);
    }
    if (field !== undefined) expect(finding?.field).toBe(field);
    if (remedy) expect(finding?.remedy).toMatch(remedy);
    // No pattern, type name or stack trace.
    expect(`${finding?.problem} ${finding?.remedy}`).not.toMatch(
      /\/\^|\$\/|\bat .*:\d+:\d+|undefined|\[object/,
    );
  });
});

/** How far from the first changed line a finding may be: it may name the head of the list that was changed. */
const NEARBY_LINES = 3;

/** Line of the mistake: `known`, or else the first line that differs. */
function lineOfChange(before: string, after: string, known: number | undefined, told: number | undefined) {
  if (known) return known;
  const old = before.split("\n");
  const lines = after.split("\n");
  const first = lines.findIndex((line, index) => line !== old[index]) + 1;
  return told !== undefined && Math.abs(told - first) <= NEARBY_LINES ? told : first;
}
