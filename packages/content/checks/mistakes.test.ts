import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadContent, recordsOf } from "../load/load-content.ts";
import { contentFolder } from "../src/assets/index.ts";
import { getOrThrow } from "../src/collection/get-or-throw.ts";
import { loadSpeller } from "./dictionary.ts";
import { describeFinding, type Finding } from "./finding.ts";
import { checkContent, checkFile } from "./index.ts";
import { checkSampleContent } from "./whole/sample-content.ts";
import { checkSamples } from "./whole/samples.ts";

const speller = loadSpeller();
const content = loadContent();
/** Without the translations, which take longer to read than what a draft can change. */
const untranslated = content.sources.flatMap(({ file, language }): Draft[] =>
  language === "en" ? [] : [[file, null]],
);
const drafted = (...drafts: Draft[]) =>
  loadContent(contentFolder, new Map([...untranslated, ...drafts]), undefined, ["en"]);

// A folder stands for its first record in which the mistake can be made: the clinic may remove any record.
const treatment = "data/treatments/en/";
const dentist = "data/dentists/en/";
const clinic = "data/settings/en/clinic.yaml";
const navigation = "data/settings/en/navigation.yaml";

const read = (file: string) => readFileSync(join(contentFolder, file), "utf8");
const filesIn = (folder: string) => readdirSync(join(contentFolder, folder)).map((name) => folder + name);
const lastDentist = getOrThrow(filesIn(dentist).at(-1), "dentist");
const another = basename(lastDentist, ".yaml");

const heading = /(?<=intro:\n {2}- heading: ).*/;
const day = (number: number) => `  - date: "2026-01-0${number}"\n    name: New Year\n`;
const oneQuestion = "faqs:\n  - question: Does it hurt?\n    answer: No.\n";
const awards = "slug: awards\npreviously: [$1]";
const like = (pattern: RegExp) => expect.stringMatching(pattern);

type Draft = [file: string, text: string | null];
type Mistake = [what: string, from: string | RegExp, to: string, says: RegExp, expected?: Partial<Finding>];

/** Every mistake that an editor of the files can make, by file or folder, and how it is reported. */
const mistakes: Record<string, Mistake[]> = {
  [dentist]: [
    ["a colon without quotation marks", /^name: .*/m, "name: Dr: Meera Iyer", /can't be read/],
    ["a tab", / {2}- .*/, "\t- BDS", /tab|can't be read/],
    ["an open quotation mark", /^name: .*/m, 'name: "Dr Meera Iyer', /missing/],
    ["a field twice", /^role: .*\n/m, "$&$&", /twice/],
    ["an empty file", /[\s\S]*/, "", /no fields/],
    ["a missing field", /role: .*\n/, "", /"Role" is missing/],
    ["a text for a list", /languages:\n(?: {2}- .*\n)+/, "languages: Hindi\n", /not a list/],
    ["an empty text", /^name: .*/m, 'name: ""', /empty/],
    ["HTML", /^name: .*/m, "name: Dr <b>Meera</b> Iyer", /form/],
    ["a missing picture", /people\/.*/, "people/nobody.webp", /no picture/, { field: "portrait.src" }],
    ['"Image of"', / {2}alt: .*/, "  alt: Image of a woman with glasses", /begins with/],
    ["a short alternative text", / {2}alt: .*/, "  alt: A dentist", /too short/],
    ["another's slug", /slug: (.*)/, `slug: ${another}\npreviously: [$1]`, /same address/],
  ],
  [treatment]: [
    ["a misspelt field", "whoFor:", "whoFro:", /no field "whoFro"/, { field: "whoFro" }],
    ["a text too long", /(?<=metaDescription: >-\n {2})/, "A word more. ".repeat(8), /at most 160 fit/],
    ["too few questions", /faqs:\n[\s\S]*?(?=reviewedBy)/, oneQuestion, /at least 2/, { field: "faqs" }],
    ["a question without its mark", /(question: .*)\?\n/, "$1\n", /doesn't end with "\?"/],
    ["an unknown choice", "kind: treatment", "kind: treatmnt", /none of the choices/],
    ["a day that doesn't exist", /readOn: .*/, "readOn: 2026-02-30", /form/, { field: "sources.0.readOn" }],
    ["an old review", /(reviewedBy: .*\n)(?:reviewedOn.*\n)?/, "$1reviewedOn: 2020-10-01\n", /after it/],
    ["an unknown dentist", /reviewedBy: .*/, "$&x", /no record ".*x"/, { remedy: like(/mean "[a-z-]+"/) }],
    ["a page that refers to itself", /(slug: (.*)[\s\S]*related:\n {2}- ).*/, "$1$2", /itself/],
    ["a boast", heading, "The best dentists", /boasts/, { field: "intro.0.heading" }],
    ["an amount of money", heading, "For Rs. 8,000", /belongs to a fee/, { remedy: like(/^Write \{\{fees/) }],
    ["a misspelt word", heading, "Is it chepe?", /"chepe"/, { remedy: like(/chip, cheap or cheep\?/) }],
    ["a fact that doesn't exist", heading, "After {{facts.nothing}}", /stands for nothing/],
    ["a page's address", /slug: (.*)(?=[\s\S]*\nkind: treatment\n)/, awards, /same address/],
    ["a new name without the old one", /slug: .*/, "$&-again", /was "/, { remedy: like(/previously/) }],
  ],
  "data/fees/en/": [
    ["an amount that ends below its start", /upTo: .*/, "upTo: 1", /can't end at 1/, { field: "upTo" }],
    ["a fee with a point", /amount: .*/, 'amount: "1.200"', /whole number/, { remedy: like(/digits alone/) }],
    ["a free treatment", /amount: .*/, "amount: 0", /too small/, { remedy: "Write 1 or more" }],
  ],
  "data/branches/en/": [
    ["another form of a phone", /(phones:\n {2}- ).*/, "$1022-0000-0101", /form/, { field: "phones.0" }],
    ["closing before opening", /closes: .*/, "closes: 00:30", /not after it/, { field: "hours.0.closes" }],
    ["hours that overlap", /( {6}- \w+)(\n {2}- [\s\S]*?)( {6}- \w+)/, "$1\n$3$2$3", /^On [A-Z].* overlap/],
  ],
  [clinic]: [["a holiday twice", "holidays:\n", `holidays:\n${day(1)}${day(1)}`, /twice/]],
  [navigation]: [
    ["a link to nowhere", /path: \/[a-z].*/, "$&s", /not a page/, { remedy: like(/mean "\/[a-z-]+"/) }],
  ],
  "data/articles/en/": [
    ["an article without its head", /^---/, "", /not between two lines/],
    ["a link to nowhere in Markdown", /\]\(\/[^)]*\)/, "](/nowhere)", /^The link "/, { field: "body" }],
    ["a picture elsewhere", /\n\n(?=\w)/, "$&![A tooth](https://a.in/b)\n\n", /no picture/],
    ["a picture without words", /\n\n(?=\w)/, "$&![](home/hero.webp)\n\n", /no alt/, { field: "body" }],
    ["a picture in two words", /\n\n(?=\w)/, "$&![Two teeth](home/hero.webp)\n\n", /home\/hero.* too short/],
    ["a boast in Markdown", /\n\n(?=\w)/, "\n\nWith **guaranteed** results. ", /boasts/, { field: "body" }],
  ],
  "data/videos/en/": [
    ["a film that is on YouTube too", /^film:/m, "youtubeId: aqz-KE-bpKQ\nfilm:", /YouTube id or a film/],
    ["neither of the two", /^youtubeId: .*\n/m, "", /YouTube id or a film/],
    ["a caption after the film's end", /to: .*(?![\s\S]*to: )/, "to: 99", /before the film ends/],
    ["a caption that ends after the next begins", /to: .*/, "to: 9", /before the next one/],
    ["a caption that ends before it begins", /to: .*/, "to: 0.1", /ends after it begins/],
    ["a caption too fast to read", /to: .*/, "to: 0.9", /too long to read in its time/],
  ],
  "data/newsletters/en/": [
    ["a missing PDF file", /pdf: .*/, "pdf: newsletters/lost.pdf", /no PDF file/, { field: "pdf" }],
  ],
  "data/testimonials/en/": [
    ["a patient without a group", /group: .*\n/, "", /"Group" is missing/, { line: 1 }],
    ["a patient without consent", /consent:\n(?: {2}.*\n?)+/, "", /"Consent" is missing/, { line: 1 }],
    ["consent without its day", "status: sample", "status: given", /"Given on" is missing/],
  ],
};

/** How far from the first changed line a finding may be: it may name the head of the list that was changed. */
const NEARBY_LINES = 3;

describe.each(Object.entries(mistakes))("an editor of %s is told of", (place, rows) => {
  it.each(rows)("%s", (_, from, to, says, expected = {}) => {
    const typedIn = (file: string) => read(file).replace(from, to);
    const file = getOrThrow(
      (place.endsWith("/") ? filesIn(place) : [place]).find((name) => typedIn(name) !== read(name)),
      `${place} in which it can be made`,
    );
    const draft = drafted([file, typedIn(file)]);
    let findings = checkFile(draft, file, speller);
    // A mistake can show in another record.
    if (!findings.some(({ problem }) => says.test(problem)))
      findings = checkFile(draft, lastDentist, speller);
    const finding = findings.find(({ problem }) => says.test(problem));

    expect(finding, findings.map(describeFinding).join("\n")).toEqual(expect.objectContaining(expected));
    const [before, after] = [read(file), typedIn(file)].map((text) => text.split("\n"));
    const changed = (after?.findIndex((line, index) => line !== before?.[index]) ?? 0) + 1;
    const line = expected.line ?? (finding?.file === file ? changed : 1);
    expect(Math.abs((finding?.line ?? Number.NaN) - line)).toBeLessThanOrEqual(NEARBY_LINES);
    // No pattern, type name or stack trace.
    expect(`${finding?.problem} ${finding?.remedy}`).not.toMatch(
      /\/\^|\$\/|\bat .*:\d+:\d+|undefined|\[object/,
    );
  });
});

it("finds no mistake in the content", () => {
  const found = [...checkContent(content, speller), ...checkSampleContent(content)];
  expect(found.map(describeFinding)).toEqual([]);
});

it("lets an editor replace a picture", () => {
  const replaced = read(lastDentist).replace(/people\/.*/, "home/hero.webp");
  expect(checkContent(drafted([lastDentist, replaced]), speller).map(describeFinding)).toEqual([]);
});

it("counts the sample's records", () => {
  const sample = read(clinic).replace("sampleContent: false", "sampleContent: true");
  const found = checkSampleContent(drafted([clinic, sample], [lastDentist, null]));
  expect(found.map(({ file }) => file)).toEqual(["data/dentists"]);
});

it("allows samples, placeholders and unchecked texts only in a demonstration", () => {
  const found = (kind: "branches" | "dentists" | "treatments", from: RegExp, to: string) => {
    const { file } = getOrThrow(recordsOf(content, kind)[0], kind);
    const real = read(clinic).replace("demonstration: true", "demonstration: false");
    const draft = drafted([clinic, real], [file, read(file).replace(from, to)]);
    return checkSamples(draft).flatMap((finding) => (finding.file === file ? [finding.field] : []));
  };
  expect(found("branches", /(phones:\n {2}- ).*/, '$1"+91 22 0000 0199"')).toContain("phones.0");
  expect(found("dentists", /^sample: .*\n|$(?![\s\S])/m, "\nsample: true\n")).toContain("sample");
  expect(found("treatments", /^reviewedOn: .*\n/m, "")).toContain("reviewedOn");
});
