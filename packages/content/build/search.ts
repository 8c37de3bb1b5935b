import { branchNames } from "../pages/parts/branch.ts";
import { priceRow } from "../pages/parts/price-row.ts";
import type { PageRecords, Site } from "../pages/site.ts";
import { questionId } from "../pages/treatment.ts";
import type { Article } from "../src/articles/schema.ts";
import type { Slug } from "../src/collection/slug.ts";
import type { Guide } from "../src/guides/schema.ts";
import { DEFAULT_LANGUAGE } from "../src/languages.ts";
import {
  articlePath,
  dentistPath,
  firstVisitPath,
  guidePath,
  pagePaths,
  quietVisitPath,
  treatmentPath,
} from "../src/paths.ts";
import type { SearchFile, SearchRecord } from "../src/search/search-file.ts";
import type { Dentist } from "../src/team/schema.ts";
import type { Treatment } from "../src/treatments/schema.ts";

/** The pages that are found by their titles and introductions. */
const PAGES = [
  "about",
  "concerns",
  "prices",
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
  const { treatments, dentists, articles, branches, fees, guides } = site;
  return {
    records: [
      ...treatments.all.map((treatment) => treatmentRecord(site, treatment)),
      ...dentists.all.map((dentist) => dentistRecord(site, dentist)),
      ...treatments.all.flatMap(questionRecords),
      ...articles.all.map(articleRecord),
      ...fees.all.map(({ slug }) => feeRecord(site, slug)),
      ...branches.all.flatMap((branch) => [
        pageRecord(site, branch.path, branch.page),
        pageRecord(site, firstVisitPath(branch), branch.firstVisit),
        ...(branch.quietVisit ? [pageRecord(site, quietVisitPath(branch), branch.quietVisit)] : []),
      ]),
      ...guides.all.map((guide) => guideRecord(site, guide)),
      ...(site.hasPage(pagePaths.emergency) ? [emergencyRecord(site)] : []),
      ...PAGES.filter((name) => site.hasPage(pagePaths[name])).map((name) =>
        pageRecord(site, pagePaths[name], site.page(name)),
      ),
    ],
    settings: site.setting("search"),
  };
}

/** What a price is searched by. */
const costWords = ({ language, setting }: Site) =>
  language === DEFAULT_LANGUAGE ? "cost" : setting("search").kinds.price;

function treatmentRecord(site: Site, treatment: Treatment): SearchRecord {
  const { searchWords } = site;
  const path = treatmentPath(treatment);
  const { name, title, summary, intro, details, steps = [], fees } = treatment;
  const headings = [...intro, details, ...steps].map(({ heading }) => heading);
  return {
    path,
    kind: "treatment",
    title: name,
    text: summary,
    words: searchWords[path] ?? [],
    headings: [title, ...headings, ...(fees ? [costWords(site)] : [])].join(" "),
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
    headings: `${site.setting("search").kinds.dentist} ${branchNames(site, branches)}`,
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

/** Its price is the answer: nobody has to open the page. */
function feeRecord(site: Site, slug: Slug<"fees">): SearchRecord {
  const { id, name, price, mark, notes } = priceRow(site, slug);
  return {
    path: `${pagePaths.prices}#${id}`,
    kind: "price",
    title: name,
    text: [site.words.sentence(mark ? `${price} (${mark})` : price), ...notes].join(" "),
    words: [],
    // In Hindi and Marathi, too, many type the English word, which its slug has.
    headings: `${costWords(site)} ${slug.replaceAll("-", " ")}`,
  };
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

function emergencyRecord(site: Site): SearchRecord {
  const { firstAid, painkillers, ...page } = site.page("emergency");
  const headings = [
    ...firstAid.cases.map(({ name }) => name),
    painkillers.heading,
    ...painkillers.passages.map(({ heading }) => heading),
  ];
  const record = pageRecord(site, pagePaths.emergency, page);
  return { ...record, kind: "emergency", headings: headings.join(" ") };
}

function guideRecord(site: Site, guide: Guide): SearchRecord {
  const headings = guide.sections.map(({ heading }) => heading);
  return { ...pageRecord(site, guidePath(guide.slug), guide), headings: headings.join(" ") };
}

function pageRecord({ searchWords }: Site, path: string, { title, intro }: { title: string; intro: string }) {
  return { path, kind: "page" as const, title, text: intro, words: searchWords[path] ?? [] };
}
