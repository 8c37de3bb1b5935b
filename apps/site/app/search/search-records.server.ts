import { type Article, articles } from "@clinic/content/articles";
import { assertFound } from "@clinic/content/assert-found";
import { branches, branchPages, firstVisitPath, firstVisits } from "@clinic/content/branches";
import {
  aboutPage,
  awardsPage,
  careerPage,
  concernsPage,
  contactPage,
  galleryPage,
  type ListPage,
  newsletterPage,
  patientGalleryPage,
  technologyPage,
  testimonialsPage,
} from "@clinic/content/pages";
import { questionId } from "@clinic/content/pages/treatment";
import { articlePath, dentistPath, treatmentPath } from "@clinic/content/routes";
import { searchWords } from "@clinic/content/search";
import { type Dentist, dentists } from "@clinic/content/team";
import { type Treatment, treatments } from "@clinic/content/treatments";
import { branchNames } from "../branches/branches.server";
import type { SearchRecord } from "./search-record";

/** The searchable pages other than treatments and articles. */
const pages: Readonly<Record<string, Pick<ListPage, "title" | "intro">>> = {
  "/about-us": aboutPage,
  "/concerns": concernsPage,
  "/contact-us": contactPage,
  "/career": careerPage,
  ...Object.fromEntries(
    branches.all.flatMap((branch) => [
      [branch.path, assertFound(branchPages.get(branch.slug), branch.slug)],
      [firstVisitPath(branch), assertFound(firstVisits.get(branch.slug), branch.slug)],
    ]),
  ),
  "/patient-gallery": patientGalleryPage,
  "/gallery": galleryPage,
  "/awards": awardsPage,
  "/newsletter": newsletterPage,
  "/testimonials": testimonialsPage,
  "/technology": technologyPage,
};

/** The search index: treatments, dentists, questions, articles and other pages. */
export function searchRecords(): SearchRecord[] {
  return [
    ...treatments.all.map(treatmentRecord),
    ...dentists.all.map(dentistRecord),
    ...treatments.all.flatMap(questionRecords),
    ...articles.all.map(articleRecord),
    ...Object.keys(pages).map(pageRecord),
  ];
}

function treatmentRecord(treatment: Treatment): SearchRecord {
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

function dentistRecord(dentist: Dentist): SearchRecord {
  const { slug, name, role, specialities, degrees, languages, branches, biography } = dentist;
  const [introduction = ""] = biography;
  return {
    path: dentistPath(slug),
    kind: "dentist",
    title: name,
    text: introduction,
    about: role,
    words: [...specialities, ...degrees, ...languages],
    headings: `dentist ${branchNames(branches)}`,
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

function pageRecord(path: string): SearchRecord {
  const { title, intro } = assertFound(pages[path], path);
  return { path, kind: "page", title, text: intro, words: searchWords[path] ?? [] };
}
