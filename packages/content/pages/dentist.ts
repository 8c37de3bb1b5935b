import { dentistPath, pagePaths, treatmentPath } from "../src/paths.ts";
import type { Dentist } from "../src/team/schema.ts";
import { FRAGMENTS } from "./fragments.ts";
import { pageHead } from "./head.ts";
import { articleCard } from "./parts/article-card.ts";
import { trail } from "./parts/banner.ts";
import { branchNames } from "./parts/dentist-card.ts";
import type { Site } from "./site.ts";
import { dentistData } from "./structured-data/dentist.ts";

export type DentistPage = ReturnType<typeof dentistPage>;

/** One dentist: who it is, when and where to come, what for, and what to read. */
export function dentistPage(site: Site, dentist: Dentist) {
  const { slug, name, role, portrait, biography, sample } = dentist;
  const labels = site.setting("dentist-labels");
  const about = site.page("about");
  const overview = { name: about.breadcrumb ?? about.title, path: pagePaths.about };
  const articles = site.articles.all.filter(({ author }) => author === slug);
  return {
    head: pageHead(site, {
      page: {
        metaTitle: `${name} | ${site.setting("clinic").name}`,
        metaDescription: labels.description
          .replace("{dentist}", name)
          .replace("{role}", role)
          .replace("{branches}", branchNames(site, dentist.branches)),
        title: name,
      },
      path: dentistPath(slug),
      picture: portrait,
      parents: [overview],
      about: [dentistData(site, dentist)],
    }),
    profile: {
      ...trail(site, name, [overview]),
      name,
      role: site.withSampleNote(role, sample, "profile"),
      portrait: site.picture(portrait),
      facts: facts(site, dentist),
      booking: site.setting("navigation").bookAppointment,
      others: { name: labels.others, path: `${overview.path}#${FRAGMENTS.specialists}` },
      biography,
    },
    work: {
      treatments: {
        id: "treatments",
        title: labels.treatments,
        links: dentist.treatments.map((treatment) => {
          const { name, summary, ...record } = site.treatments.get(treatment);
          return { name, path: treatmentPath(record), text: summary };
        }),
      },
      articles:
        articles.length > 0
          ? {
              id: "articles",
              title: labels.articles,
              articles: articles.map((article) => articleCard(site, article)),
            }
          : undefined,
    },
  };
}

function facts(site: Site, { branches, days, languages, degrees, registration, sample }: Dentist) {
  const labels = site.setting("dentist-labels");
  const places = branches.map((slug) => {
    const { name, path } = site.branches.get(slug);
    return { name, path, note: days?.find(({ branch }) => branch === slug)?.on };
  });
  return [
    { term: places.some(({ note }) => note) ? labels.days : labels.branches, links: places },
    { term: labels.languages, value: languages.join(", ") },
    { term: labels.degrees, value: degrees.join(", ") },
    {
      term: labels.registration,
      value: site.withSampleNote(
        [registration.council, registration.number].filter(Boolean).join(", "),
        sample,
        "fact",
      ),
    },
  ];
}
