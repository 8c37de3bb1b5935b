import { branchNames } from "../pages/parts/dentist-card.ts";
import type { PageRecords, Site } from "../pages/site.ts";
import { questionId } from "../pages/treatment.ts";
import type { Article } from "../src/articles/schema.ts";
import { articlePath, dentistPath, firstVisitPath, pagePaths, treatmentPath } from "../src/paths.ts";
import type { SearchSettings } from "../src/search/schema.ts";
import type { Dentist } from "../src/team/schema.ts";
import type { Treatment } from "../src/treatments/schema.ts";

/** What the search of the site loads when it is first used. */
export interface SearchFile {
  records: readonly SearchRecord[];
  settings: SearchSettings;
}

export interface SearchRecord {
  /** Path of the page, with a fragment if it has one. */
  path: string;
  kind: keyof SearchSettings["kinds"];
  title: string;
  /** A short summary, indexed and shown. */
  text: string;
  /** What it belongs to: a question's treatment, an article's category, a dentist's role. */
  about?: string;
  /** Other terms that people search for. Indexed but not shown. */
  words: readonly string[];
  /** What else it deals with: its headings. Indexed but not shown. */
  headings?: string;
}

/** The pages that are found by their titles and introductions. */
const PAGES = [
  "about",
  "concerns",
  "contact",
  "career",
  "patient-gallery",
  "gallery",
  "awards",
  "newsletter",
  "testimonials",
  "technology",
] as const satisfies (keyof PageRecords)[];

/** The search index: treatments, dentists, questions, articles and other pages. */
export function searchFile(site: Site): SearchFile {
  const { treatments, dentists, articles, branches } = site;
  return {
    records: [
      ...treatments.all.map((treatment) => treatmentRecord(site, treatment)),
      ...dentists.all.map((dentist) => dentistRecord(site, dentist)),
      ...treatments.all.flatMap(questionRecords),
      ...articles.all.map(articleRecord),
      ...branches.all.flatMap((branch) => [
        pageRecord(site, branch.path, branch.page),
        pageRecord(site, firstVisitPath(branch), branch.firstVisit),
      ]),
      ...PAGES.map((name) => pageRecord(site, pagePaths[name], site.page(name))),
    ],
    settings: site.setting("search"),
  };
}

function treatmentRecord({ searchWords }: Site, treatment: Treatment): SearchRecord {
  const path = treatmentPath(treatment);
  const { name, title, summary, intro, second, steps = [], feeFrom } = treatment;
  const headings = [...intro, second, ...steps].map(({ heading }) => heading);
  return {
    path,
    kind: "treatment",
    title: name,
    text: summary,
    words: searchWords[path] ?? [],
    headings: [title, ...headings, ...(feeFrom ? ["cost"] : [])].join(" "),
  };
}

function dentistRecord(site: Site, dentist: Dentist): SearchRecord {
  const { slug, name, role, specialities, degrees, languages, branches, biography } = dentist;
  const [introduction = ""] = biography;
  return {
    path: dentistPath(slug),
    kind: "dentist",
    title: name,
    text: introduction,
    about: role,
    words: [...specialities, ...degrees, ...languages],
    headings: `dentist ${branchNames(site, branches)}`,
  };
}

function questionRecords(treatment: Treatment): SearchRecord[] {
  return treatment.faqs.map(({ question, answer }) => ({
    path: `${treatmentPath(treatment)}#${questionId(question)}`,
    kind: "question",
    title: question,
    text: answer,
    about: treatment.name,
    words: [],
  }));
}

function articleRecord({ slug, title, category, summary, metaKeywords = "", html }: Article): SearchRecord {
  const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading);
  return {
    path: articlePath(slug),
    kind: "article",
    title,
    text: summary,
    about: category,
    words: metaKeywords === "" ? [] : metaKeywords.split(", "),
    headings: headings.join(" "),
  };
}

function pageRecord({ searchWords }: Site, path: string, { title, intro }: { title: string; intro: string }) {
  return { path, kind: "page" as const, title, text: intro, words: searchWords[path] ?? [] };
}
