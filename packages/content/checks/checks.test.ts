import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Consent } from "../src/fields/consent.ts";
import { checkConsent } from "./consent.ts";
import { type Content, loadContent, type Source, treatmentSource } from "./content.ts";
import { checkCounts } from "./counts.ts";
import { checkFacts } from "./facts.ts";
import { compareWithPdf } from "./files/newsletters.ts";
import { checkAssetsExist, checkAssetsUsed } from "./files/pictures.ts";
import { checkLinks } from "./links.ts";
import { checkReferences } from "./references.ts";
import { checkSchemas } from "./schemas.ts";
import { pageTextsOf, plainText, sentencesOf } from "./walk.ts";
import { checkAltTexts } from "./wording/alt-texts.ts";
import { checkBannedWords } from "./wording/banned-words.ts";
import { checkLengths } from "./wording/lengths.ts";
import { checkReadingGrade, readabilityOf } from "./wording/reading-grade.ts";
import { checkSearchTexts } from "./wording/search-texts.ts";
import { checkSimilarity } from "./wording/similarity.ts";
import { checkSpelling, isSpelledRight } from "./wording/spelling.ts";

const real = loadContent();
const implant = real.treatments.find(({ slug }) => slug === "dental-implant");
if (!implant) throw new Error("The page on dental implants is the pattern of these tests");

function contentOf(...sources: Source[]): Content {
  return { sources, treatments: [], articles: [], assets: [], demonstration: true };
}

function record(value: object, file = "src/pages/example.ts"): Source {
  return { file, prefix: "", value, schema: z.unknown() };
}

const text = (body: string) => contentOf(record({ body }));

describe("an editor is told", () => {
  it("which field of a record is missing or too long", () => {
    const { metaTitle: _, ...rest } = implant;
    const findings = checkSchemas(
      contentOf({ ...treatmentSource(implant), value: { ...rest, name: "A".repeat(41) } }),
    );
    expect(findings.map(({ field }) => field).sort()).toEqual(["metaTitle", "name"]);
  });

  it("how many records are missing", () => {
    const without = real.sources.filter(({ file }) => !file.startsWith("src/gallery/"));
    expect(checkCounts({ ...real, sources: without })).toContainEqual(
      expect.objectContaining({ problem: "There are 0 pictures of Kurla, not 15", remedy: "Add 15" }),
    );
  });

  it.each([
    ["a treatment", { related: ["tooth-fairy"] }, "related.0"],
    ["a dentist", { reviewedBy: "nobody" }, "reviewedBy"],
    ["a film", { caseVideos: { videos: ["silent-film"] } }, "caseVideos.videos.0"],
    ["a before/after pair", { beforeAfter: { smiles: ["unknown"] } }, "beforeAfter.smiles.0"],
    ["the lead dentist", { team: { lead: "nobody" } }, "team.lead"],
  ])("that %s doesn't exist", (_, value, field) => {
    expect(checkReferences(contentOf(record(value)))).toContainEqual(expect.objectContaining({ field }));
  });

  it("that a page refers to itself", () => {
    const circular = { ...implant, related: [implant.slug] };
    const problems = checkReferences({ ...contentOf(), treatments: [circular] }).map(
      ({ problem }) => problem,
    );
    expect(problems).toContain("The page refers to itself");
  });

  it.each(["/contact-us/", "/dental-tourism", "/Colored-fillings", "/nowhere", "https://clinic.example"])(
    "that %s is no page of this site",
    (path) => {
      expect(checkLinks(contentOf(record({ path })))).toHaveLength(1);
      expect(checkLinks(contentOf(record({ html: `<a href="/contact-us">a</a>` })))).toEqual([]);
    },
  );

  it("that a link inside an article leads nowhere", () => {
    const html = '<p><a href="/no-such-page">this</a> <a href="https://example.org/">that</a></p>';
    expect(checkLinks(contentOf(record({ html })))).toHaveLength(1);
  });

  it.each(["Image of a molar with a filling", "A photo of two front teeth", "The picture showing a gap"])(
    'that "%s" wastes its first words',
    (alt) => {
      expect(checkAltTexts(contentOf(record({ image: { src: "a/b.webp", alt } })))).toHaveLength(1);
    },
  );

  it("that an alternative text repeats its title or says too little", () => {
    const title = "A bridge on two implants";
    expect(checkAltTexts(contentOf(record({ title, image: { src: "a/b.webp", alt: title } })))).toHaveLength(
      1,
    );
    expect(checkAltTexts(contentOf(record({ image: { src: "a/b.webp", alt: "Tooth" } })))).toHaveLength(1);
    expect(checkAltTexts(contentOf(record({ image: { src: "a/b.webp", alt: "" } })))).toEqual([]);
  });

  it.each(["The best care", "A painless visit", "Results are guaranteed", "We are No. 1 here", "100% safe"])(
    'that "%s" boasts',
    (boast) => {
      expect(checkBannedWords(text(boast))).toHaveLength(1);
    },
  );

  it("nothing about words that only look like boasts", () => {
    expect(checkBannedWords(text("The lead dentist looks at permanent teeth, leading to a plan."))).toEqual(
      [],
    );
  });

  it("that two pages have one title", () => {
    const findings = checkSearchTexts(
      contentOf(record({ metaTitle: "Same" }, "a.ts"), record({ metaTitle: "Same" }, "b.ts")),
    );
    expect(findings).toEqual([expect.objectContaining({ file: "b.ts", problem: "a.ts has the same text" })]);
  });

  it("how many words a page or an answer is too short or too long", () => {
    const short = { ...implant, faqs: [{ question: "Why?", answer: "Because." }] };
    const findings = checkLengths({
      ...contentOf(record({ body: "word ".repeat(599).trim() }, "src/treatments/short.ts")),
      treatments: [short],
    });
    expect(findings.map(({ remedy }) => remedy)).toEqual(["Write 1 words more", "Write 39 words more"]);
    const long = contentOf(record({ html: `<p>${"word ".repeat(901)}</p>` }, "src/articles/long.md"));
    expect(checkLengths(long).map(({ remedy }) => remedy)).toEqual(["Take out 1 words"]);
  });

  it("that two pages share two sentences, but not that they share one", () => {
    const one = "We look at every tooth and at the gums, and we write down what we find for you.";
    const two = "Then you hear which ways there are, what each costs, and what happens if you wait a while.";
    const pages = (shared: string) =>
      contentOf(
        record({ body: `${shared} Bridges rest on the neighbours.` }, "src/treatments/a.ts"),
        record({ body: `${shared} Braces move the roots.` }, "src/treatments/b.ts"),
      );
    expect(checkSimilarity(pages(one))).toEqual([]);
    expect(checkSimilarity(pages(`${one} ${two}`))).toHaveLength(1);
  });

  it("that a text is too hard to read", () => {
    const hard =
      "Osseointegration necessitates uninterrupted biomechanical immobilisation throughout the physiological remodelling of periimplant trabecular architecture, notwithstanding individual pharmacological contraindications.";
    const problems = checkReadingGrade(contentOf(record({ body: hard }, "src/treatments/hard.ts")));
    expect(problems.map(({ file, problem }) => [file, problem.replace(/[\d.]+/, "n")])).toEqual([
      ["src/treatments/hard.ts", "The reading grade is n, not 10 or less"],
      ["all pages", "The reading grade is n on average, not 8 or less"],
    ]);
    const long = record({ body: `${"We look at it and ".repeat(6)}then you go.` }, "src/articles/long.md");
    expect(checkReadingGrade(contentOf(long)).map(({ problem }) => problem)).toContain(
      "A sentence has 33.0 words on average, not 20",
    );
    expect(readabilityOf(["The tooth is clean. You can go home."]).grade).toBeLessThan(3);
  });

  it.each(["color", "anesthetic", "teh", "fiber"])('that "%s" is misspelt', (word) => {
    expect(checkSpelling(text(`The ${word} is here.`))).toHaveLength(1);
  });

  it.each(["colour", "Anaesthetic", "dentist's", "Kurla", "3D"])('nothing about "%s"', (word) => {
    expect(isSpelledRight(word)).toBe(true);
  });

  it("that a patient is shown without consent", () => {
    const findings = checkConsent(contentOf(record({ slug: "x" }, "src/smiles/index.ts")));
    expect(findings).toHaveLength(1);
  });

  it("which samples are left once the website is no longer a demonstration", () => {
    const consent = { status: "sample", reason: "It shows no patient." } satisfies Consent;
    const source = record({ slug: "x", consent }, "src/smiles/index.ts");
    expect(checkConsent(contentOf(source))).toEqual([]);
    expect(checkConsent({ ...contentOf(source), demonstration: false })).toHaveLength(1);
  });

  it("that a figure of the specification is missing", () => {
    const page = record({ body: "An implant takes a while." }, "src/treatments/dental-implant.ts");
    expect(checkFacts(contentOf(page))).toHaveLength(1);
  });

  it("which picture is missing and which is not used", () => {
    const content = { ...contentOf(record({ image: { src: "a/b.webp", alt: "" } })), assets: ["a/c.webp"] };
    expect(checkAssetsExist(content).map(({ problem }) => problem)).toEqual([
      "There is no file assets/a/b.webp",
    ]);
    expect(checkAssetsUsed(content).map(({ file }) => file)).toEqual(["assets/a/c.webp"]);
  });

  it("how a newsletter's record differs from its file", () => {
    const issue = {
      slug: "gums",
      title: "Healthy gums",
      subheader: "About gums",
      publishedOn: "2026-01-01",
      image: { src: "newsletters/gums.webp", alt: "" },
      pdf: { src: "newsletters/gums.pdf", pages: 2, bytes: 1000 },
    };
    const good = {
      pages: 2,
      bytes: 1000,
      title: "Healthy gums",
      language: "en-GB",
      tagged: true,
      words: 700,
    };
    expect(compareWithPdf(issue, good)).toEqual([]);
    const bad = { pages: 5, bytes: 999, title: "Untitled", language: undefined, tagged: false, words: 0 };
    expect(compareWithPdf(issue, bad).map(({ field }) => field)).toEqual([
      "gums.pdf.pages",
      "gums.pdf.bytes",
      "gums.pdf.src",
      "gums.title",
      "gums.pdf.src",
      "gums.pdf.src",
      "gums.pdf.src",
    ]);
  });
});

describe("the words that are counted", () => {
  it("are those on the page: not slugs, paths or texts for search engines", () => {
    const page = record({
      slug: "a b",
      metaTitle: "Search",
      image: { src: "a/b.webp", alt: "Seen" },
      body: "Read",
    });
    expect(pageTextsOf(page).map(({ text }) => text)).toEqual(["Read"]);
  });

  it("are an article's words without its tags", () => {
    expect(plainText("<h2>One</h2><p>Two &amp; <strong>three</strong></p>")).toBe("One\nTwo & three");
  });

  it("make sentences that a title such as Dr does not end", () => {
    expect(sentencesOf("Dr Mistry waits. Dr. Nair comes.")).toEqual(["Dr Mistry waits.", "Dr Nair comes."]);
  });
});
