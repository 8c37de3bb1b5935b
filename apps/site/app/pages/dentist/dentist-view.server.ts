import { articles } from "@clinic/content/articles";
import { branches } from "@clinic/content/branches";
import { clinic } from "@clinic/content/clinic";
import { navigation } from "@clinic/content/navigation";
import { aboutPage, dentistLabels } from "@clinic/content/pages";
import { dentistPath } from "@clinic/content/routes";
import type { Dentist } from "@clinic/content/team";
import { treatmentPath, treatments } from "@clinic/content/treatments";
import { articleCard } from "../../articles/article-card.server";
import { branchNames } from "../../branches/branches.server";
import { resolvePictures } from "../../pictures/pictures.server";
import { marked } from "../../samples.server";
import { pageHead } from "../../seo/page-head.server";
import { dentistData } from "../../seo/structured-data/dentist.server";

/** The data of a dentist's page: the record, with every reference resolved. */
export async function dentistPageView(dentist: Dentist) {
  const { name, role, portrait, sample, registration } = dentist;
  const path = dentistPath(dentist.slug);
  const overview = { name: aboutPage.breadcrumb ?? aboutPage.title, path: "/about-us" };
  const resolved = await resolvePictures(dentist);
  const description = dentistLabels.description
    .replace("{dentist}", name)
    .replace("{role}", role)
    .replace("{branches}", branchNames(dentist.branches));
  return {
    head: pageHead({
      page: { metaTitle: `${name} | ${clinic.name}`, metaDescription: description, title: name },
      path,
      picture: portrait,
      parents: [overview],
      about: [dentistData(resolved)],
    }),
    labels: dentistLabels,
    overview,
    name,
    role: marked(role, sample, "profile"),
    portrait: resolved.portrait,
    biography: dentist.biography,
    degrees: dentist.degrees,
    languages: dentist.languages,
    registration: [registration.council, registration.number].filter(Boolean).join(", "),
    branches: dentist.branches.map((slug) => {
      const { path: branchPath, name: branchName } = branches.get(slug);
      const on = dentist.days?.find(({ branch }) => branch === slug)?.on;
      return { name: branchName, path: branchPath, on };
    }),
    bookAppointment: navigation.bookAppointment,
    treatments: dentist.treatments.map((slug) => {
      const treatment = treatments.get(slug);
      return { name: treatment.name, summary: treatment.summary, path: treatmentPath(treatment) };
    }),
    articles: await Promise.all(
      articles.all.filter(({ author }) => author === dentist.slug).map((article) => articleCard(article)),
    ),
  };
}

export type DentistPageView = Awaited<ReturnType<typeof dentistPageView>>;
