import { articles } from "@clinic/content/articles";
import { clinic, type Statistic } from "@clinic/content/clinic";
import type { HomePage } from "@clinic/content/pages";
import { LATEST_ARTICLES } from "../../articles";
import { articleCard } from "../../articles/article-card.server";
import { resolvePictures } from "../../pictures/pictures.server";
import { pageHead } from "../../seo/page-head.server";
import { branchData } from "../../seo/structured-data/branch.server";
import { organizationData, websiteData } from "../../seo/structured-data/organization.server";
import { smileView } from "../../smile-view.server";
import { dentistView } from "../../team/dentist-view.server";
import { videoView } from "../../videos/video-view.server";
import { textTestimonialViews, videoTestimonialViews } from "../testimonials/testimonial-views.server";
import { teethView } from "./teeth-view.server";

/** The data of the home page: its record, with every reference resolved. */
export async function homeView(record: HomePage) {
  const { hero, team, smileGallery } = record;
  return {
    page: await resolvePictures(record),
    heroVideos: await Promise.all(
      hero.buttons.map(async ({ label, video }) => {
        const { poster: _, ...shown } = await videoView(video);
        return { ...shown, label };
      }),
    ),
    teeth: await teethView(),
    team: { lead: await dentistView(team.lead), others: await Promise.all(team.others.map(dentistView)) },
    videos: await videoTestimonialViews(),
    testimonials: textTestimonialViews(),
    pairs: await Promise.all(smileGallery.smiles.map(smileView)),
    head: pageHead({
      page: record,
      path: "/",
      picture: hero.image,
      about: [websiteData(), organizationData(), ...clinic.branches.map(branchData)],
    }),
    statistics: clinic.statistics,
    statisticsNote: statisticsNote(clinic.statistics),
    articles: await Promise.all(articles.all.slice(0, LATEST_ARTICLES).map(articleCard)),
  };
}

const month = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });

/** The date and source of the figures, without duplicates. */
function statisticsNote(statistics: readonly Statistic[]) {
  const notes = statistics.map(({ asOf, source }) => `As of ${month.format(new Date(asOf))}. ${source}`);
  return [...new Set(notes)].join(" ");
}
