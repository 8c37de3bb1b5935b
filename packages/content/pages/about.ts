import { treatmentPath } from "../src/paths.ts";
import type { Dentist } from "../src/team/schema.ts";
import { FRAGMENTS } from "./fragments.ts";
import { opening } from "./parts/banner.ts";
import { branchNames } from "./parts/branch.ts";
import type { Site } from "./site.ts";
import { dentistData } from "./structured-data/dentist.ts";

export type AboutPage = ReturnType<typeof aboutPage>;

/** Vision, ethos and philosophy, the dentists with their profiles, and the support staff. */
export function aboutPage(site: Site) {
  const page = site.page("about");
  const dentists = site.dentists.all.map((dentist) => dentistData(site, dentist));
  const { head, banner } = opening(site, "about", page.banner, dentists);
  return {
    head,
    banner: { ...banner, picture: site.picture(page.banner) },
    sections: page.sections,
    specialists: { id: FRAGMENTS.specialists, title: page.specialists.heading, text: page.specialists.intro },
    dentists: site.dentists.all.map((dentist) => ({
      id: dentist.slug,
      name: dentist.name,
      role: site.withSampleNote(dentist.role, dentist.sample, "profile"),
      branchNames: branchNames(site, dentist.branches),
      portrait: site.picture(dentist.portrait),
      biography: dentist.biography,
      facts: facts(site, dentist),
    })),
    staff: { id: "staff", title: page.supportStaff.heading, text: page.supportStaff.intro },
    staffCarousel: {
      label: page.supportStaff.label,
      moreLabel: page.supportStaff.more,
      lessLabel: page.supportStaff.less,
      members: site.supportStaff.all.map(({ name, role, portrait }) => ({
        name,
        role,
        ...site.picture(portrait),
      })),
    },
  };
}

function facts(site: Site, dentist: Dentist) {
  const { branches, days, languages, degrees, registration, treatments, sample } = dentist;
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
    {
      term: labels.treatments,
      links: treatments.map((slug) => {
        const treatment = site.treatments.get(slug);
        return { name: treatment.name, path: treatmentPath(treatment) };
      }),
    },
  ];
}
