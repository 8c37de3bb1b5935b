import type { Slug } from "../src/collection/slug.ts";
import { DEFAULT_LANGUAGE } from "../src/languages.ts";
import { dentistPath, guidePath, pagePaths, treatmentPath } from "../src/paths.ts";
import { pageHead } from "./head.ts";
import { latestArticles } from "./parts/article-card.ts";
import { emergencyNotice } from "./parts/emergency-notice.ts";
import { priceOf } from "./parts/price-row.ts";
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
  const { hero, treatments, team, smileGallery, technology, testimonials, blog } = page;
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
      answers: firstAnswers(site),
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
    treatments: { id: "treatments", title: treatments.heading },
    treatmentBlocks: treatments.blocks.map(({ hub, body, image, links }) => {
      const treatment = site.treatments.get(hub);
      return {
        name: treatment.title,
        text: body,
        picture: site.picture({ ...image, alt: "" }),
        links: links.map((slug) => treatmentLink(site, slug)),
        more: {
          name: treatments.more,
          about: treatments.about.replace("{treatment}", treatment.title),
          path: treatmentPath(treatment),
        },
      };
    }),
    team: {
      title: team.heading,
      text: team.intro,
      lead: leader(site, team.lead),
      others: team.others.map((slug) => leader(site, slug)),
      toggleLabel: team.toggleLabel,
    },
    smiles: {
      title: smileGallery.heading,
      label: smileGallery.heading,
      pairs: smileGallery.smiles.map((slug) => smilePair(site, slug)),
    },
    technology: {
      title: technology.heading,
      link: technology.link,
      items: technology.items.map(({ icon, heading }) => ({ icon, title: heading })),
    },
    testimonials: {
      section: { title: testimonials.heading, text: testimonials.intro, link: testimonials.link },
      texts: {
        label: testimonials.texts,
        testimonials: writtenTestimonials(site, testimonials.reviews.map(site.testimonials.get)),
      },
      videos: { label: testimonials.videos, videos: filmedTestimonials(site) },
    },
    // Newer articles come from the server, which has them in English alone.
    articles:
      site.articles.all.length > 0 || site.language === DEFAULT_LANGUAGE
        ? { title: blog.heading, text: blog.intro, link: blog.link, articles: latestArticles(site) }
        : undefined,
  };
}

/** What people ask first: prices, branches, and what happens at a first visit. */
function firstAnswers(site: Site) {
  const { cost, checkUp, branches, firstVisit, guide } = site.page("home").hero.answers;
  const { price, mark } = priceOf(site, site.fees.get(site.page("prices").checkUp.fee));
  return [
    { question: cost, links: [{ name: checkUp.replace("{price}", price), path: pagePaths.prices }], mark },
    { question: branches, links: site.branches.all.map(({ name, path }) => ({ name, path })) },
    { question: firstVisit, links: [{ name: site.guides.get(guide).title, path: guidePath(guide) }] },
  ];
}

function leader(site: Site, slug: Slug<"dentists">) {
  const { name, role, portrait } = site.dentists.get(slug);
  return { name, path: dentistPath(slug), role, portrait: site.picture(portrait) };
}

/** A link by the treatment's name in the menus. */
function treatmentLink({ treatments }: Site, slug: Slug<"treatments">) {
  const treatment = treatments.get(slug);
  return { name: treatment.name, path: treatmentPath(treatment) };
}

/** The sources of the figures, without duplicates. */
function statisticsNote(site: Site) {
  return [...new Set(site.setting("clinic").statistics.map(({ source }) => source))].join(" ");
}
