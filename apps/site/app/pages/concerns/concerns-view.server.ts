import { articles } from "@clinic/content/articles";
import { emergency } from "@clinic/content/emergency";
import { concernsPage, homePage } from "@clinic/content/pages";
import { articlePath } from "@clinic/content/routes";
import { treatmentPath, treatments } from "@clinic/content/treatments";
import { pageHead } from "../../seo/page-head.server";

/** Names of treatments and articles, by path. For other pages the choice's own words are enough. */
const names: ReadonlyMap<string, string> = new Map([
  ...treatments.all.map((treatment) => [treatmentPath(treatment), treatment.name] as const),
  ...articles.all.map(({ slug, title }) => [articlePath(slug), title] as const),
]);

/** The data of the page that leads from a concern to a treatment. */
export function concernsView() {
  return {
    page: concernsPage,
    signs: emergency.signs,
    concerns: concernsPage.concerns.map(({ signsOf, choices, ...concern }) => ({
      ...concern,
      signs: signsOf && treatments.get(signsOf).emergency,
      choices: choices.map(({ text, path }) => ({ text, path, name: names.get(path) })),
    })),
    head: pageHead({ page: concernsPage, path: "/concerns", picture: homePage.hero.image }),
  };
}

export type ConcernsView = ReturnType<typeof concernsView>;
