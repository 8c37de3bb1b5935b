import { loadContent } from "../load/load-content.ts";
import { siteOrigin } from "../src/assets/index.ts";
import { getOrThrow } from "../src/collection/get-or-throw.ts";
import { DEFAULT_LANGUAGE } from "../src/languages.ts";
import { treatmentPath } from "../src/paths.ts";
import type { Treatment } from "../src/treatments/schema.ts";
import { createSite } from "./site.ts";

/** The records, for tests that compare pages with them. */
export const site = createSite(loadContent(), DEFAULT_LANGUAGE, {
  pictures: {},
  files: {},
  pdfs: {},
  origin: siteOrigin,
});

const { articles, branches, dentists, guides, treatments } = site;

// Pages for tests and stories, chosen by what is on them, because the clinic may rename or remove any page.

const fields = (record: object) => Object.keys(record).length;

/** The first of the treatments with the most parts. */
const fullest = (some: readonly Treatment[], what: string) =>
  getOrThrow(some.toSorted((a, b) => fields(b) - fields(a))[0], what);

const general = treatments.all.filter(({ kind, theme }) => kind === "treatment" && theme !== "kids");

export const hub = fullest(
  general.filter(({ children }) => children),
  "a treatment with pages below it",
);

export const hubOf = ({ slug }: Treatment) => treatments.all.find(({ children }) => children?.includes(slug));

export const treatment = fullest(
  general.filter((each) => !each.children && hubOf(each)),
  "a treatment below another one",
);

/** Paths of treatment pages that look different, one of each: a hub, with the children's theme, for travellers. */
export const treatmentPaths = [
  hub,
  treatments.all.find(({ theme }) => theme === "kids"),
  treatments.all.find(({ tripPlan }) => tripPlan),
]
  .filter((each) => each !== undefined)
  .map(treatmentPath);

/** The dentist whom the home page names first. */
export const dentist = dentists.get(site.page("home").team.lead as never);

export const branch = getOrThrow(branches.all[0], "a branch");

/** A guide with the red box. */
export const guide = getOrThrow(
  guides.all.find(({ urgent }) => urgent),
  "a guide with a red box",
);

/** The longest article. */
export const article = getOrThrow(
  articles.all.toSorted((a, b) => b.html.length - a.html.length)[0],
  "an article",
);
