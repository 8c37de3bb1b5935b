import type { Slug } from "../src/collection/slug.ts";
import { dentistPath, pagePaths } from "../src/paths.ts";
import { pageHead } from "./head.ts";
import { latestArticles } from "./parts/article-card.ts";
import { emergencyNotice } from "./parts/emergency-notice.ts";
import { smilePair } from "./parts/smile-pair.ts";
import { filmedTestimonials, writtenTestimonials } from "./parts/testimonials.ts";
import { toothFinder } from "./parts/tooth-finder.ts";
import { shownVideo } from "./parts/video.ts";
import type { Site } from "./site.ts";
import { branchData } from "./structured-data/branch.ts";
import { organizationData, websiteData } from "./structured-data/organization.ts";

export type HomePage = ReturnType<typeof homePage>;

/** The home page (requirements, section 2, "Home page"). */
export function homePage(site: Site) {
  const page = site.page("home");
  const { hero, treatments, team, smileGallery, technology, testimonials, videoTestimonials, blog } = page;
  return {
    head: pageHead(site, {
      page,
      path: pagePaths.home,
      picture: hero.image,
      heading: hero.title,
      about: [
        websiteData(site),
        organizationData(site),
        ...site.branches.all.map((branch) => branchData(site, branch)),
      ],
    }),
    hero: {
      title: hero.title,
      text: hero.intro,
      booking: site.setting("navigation").bookAppointment,
      videos: hero.buttons.map(({ label, video }) => {
        const { poster: _, ...shown } = shownVideo(site, video);
        return { ...shown, label };
      }),
      picture: site.picture(hero.image),
    },
    statistics: {
      label: page.statistics.heading,
      stats: site.setting("clinic").statistics.map(({ value, suffix, label }) => ({ value, suffix, label })),
      note: statisticsNote(site),
    },
    emergency: emergencyNotice(site),
    teeth: toothFinder(site),
    treatments: { id: "treatments", title: treatments.heading, text: treatments.intro },
    treatmentBlocks: treatments.blocks.map(({ heading, body, image, link, links }) => ({
      name: heading,
      text: body,
      picture: site.picture(image),
      links,
      more: { ...link, about: treatments.about.replace("{treatment}", heading) },
    })),
    team: {
      title: team.heading,
      text: team.intro,
      lead: leader(site, team.lead),
      others: team.others.map((slug) => leader(site, slug)),
      toggleLabel: team.toggleLabel,
    },
    smiles: {
      title: smileGallery.heading,
      text: smileGallery.intro,
      label: smileGallery.heading,
      pairs: smileGallery.smiles.map((slug) => smilePair(site, slug)),
    },
    technology: {
      title: technology.heading,
      text: technology.intro,
      link: technology.link,
      items: technology.items.map(({ icon, heading, body }) => ({ icon, title: heading, text: body })),
    },
    testimonials: {
      title: testimonials.heading,
      text: testimonials.intro,
      label: testimonials.label,
      link: testimonials.link,
      groups: [{ name: testimonials.label, testimonials: writtenTestimonials(site) }],
    },
    videos: {
      title: videoTestimonials.heading,
      text: videoTestimonials.intro,
      label: videoTestimonials.heading,
      videos: filmedTestimonials(site),
    },
    articles: {
      title: blog.heading,
      text: blog.intro,
      link: blog.link,
      articles: latestArticles(site),
    },
  };
}

/** A dentist, with the first paragraph of the biography. */
function leader(site: Site, slug: Slug<"dentists">) {
  const { name, role, biography, portrait } = site.dentists.get(slug);
  return { name, path: dentistPath(slug), role, text: biography[0], portrait: site.picture(portrait) };
}

/** The date and source of the figures, without duplicates. */
function statisticsNote(site: Site) {
  const { note } = site.page("home").statistics;
  const notes = site.setting("clinic").statistics.map(({ asOf, source }) => {
    const month = site.words.date(asOf, { month: "long", year: "numeric" });
    return note.replace("{month}", month).replace("{source}", source);
  });
  return [...new Set(notes)].join(" ");
}
