import { FRAGMENTS } from "./fragments.ts";
import { opening } from "./parts/banner.ts";
import { dentistCard } from "./parts/dentist-card.ts";
import type { Site } from "./site.ts";
import { dentistReference } from "./structured-data/dentist.ts";

export type AboutPage = ReturnType<typeof aboutPage>;

/** Vision, ethos and philosophy, the dentists, and the support staff. */
export function aboutPage(site: Site) {
  const page = site.page("about");
  const { biography } = site.setting("dentist-labels");
  const dentists = site.dentists.all.map((dentist) => dentistReference(site, dentist));
  const { head, banner } = opening(site, "about", page.banner, dentists);
  return {
    head,
    banner: { ...banner, picture: site.picture(page.banner) },
    sections: page.sections,
    specialists: {
      id: FRAGMENTS.specialists,
      title: page.specialists.heading,
      text: page.specialists.intro,
    },
    dentists: site.dentists.all.map((dentist) => ({
      id: dentist.slug,
      ...dentistCard(site, dentist),
      more: { label: biography.replace("{dentist}", dentist.name), body: dentist.biography },
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
