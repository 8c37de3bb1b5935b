import { type Article, articles } from "@clinic/content/articles";
import {
  aboutPage,
  awardsPage,
  careerPage,
  contactPage,
  galleryPage,
  kurlaPage,
  newsletterPage,
  patientGalleryPage,
  southMumbaiPage,
  technologyPage,
  testimonialsPage,
} from "@clinic/content/pages";
import { articlePath, treatmentPath } from "@clinic/content/routes";
import { pageSearchWords, type SearchablePage, searchWords } from "@clinic/content/search";
import { type Treatment, treatments } from "@clinic/content/treatments";
import { questionId } from "../pages/treatment/question-id";
import type { SearchRecord } from "./search-record";

/** The searchable pages other than treatments and articles. */
const pages: Record<SearchablePage, { title: string; intro: string }> = {
  "/about-us": aboutPage,
  "/contact-us": contactPage,
  "/career": careerPage,
  "/dentists-in-kurla": kurlaPage,
  "/dentists-in-south-mumbai": southMumbaiPage,
  "/patient-gallery": patientGalleryPage,
  "/gallery": galleryPage,
  "/awards": awardsPage,
  "/newsletter": newsletterPage,
  "/testimonials": testimonialsPage,
  "/technology": technologyPage,
};

/** The search index: treatments, their questions, articles and other pages. */
export function searchRecords(): SearchRecord[] {
  return [
    ...treatments.all.map(treatmentRecord),
    ...treatments.all.flatMap(questionRecords),
    ...articles.all.map(articleRecord),
    ...(Object.keys(pages) as SearchablePage[]).map(pageRecord),
  ];
}

function treatmentRecord({ slug, name, title, summary, intro, second, steps = [] }: Treatment): SearchRecord {
  const headings = [...intro, second, ...steps].map(({ heading }) => heading);
  return {
    path: treatmentPath(slug),
    kind: "treatment",
    title: name,
    text: summary,
    words: [title, ...searchWords[slug], ...headings].join(" "),
  };
}

function questionRecords({ slug, name, faqs }: Treatment): SearchRecord[] {
  return faqs.map(({ question, answer }) => ({
    path: `${treatmentPath(slug)}#${questionId(question)}`,
    kind: "question",
    title: question,
    text: answer,
    about: name,
    words: "",
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
    words: [metaKeywords, ...headings].join(" "),
  };
}

function pageRecord(path: SearchablePage): SearchRecord {
  const { title, intro } = pages[path];
  return { path, kind: "page", title, text: intro, words: pageSearchWords[path].join(" ") };
}
