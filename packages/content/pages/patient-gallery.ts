import { pagePaths } from "../src/paths.ts";
import { leadPicture, pageHead } from "./head.ts";
import { banner } from "./parts/banner.ts";
import { smilePair } from "./parts/smile-pair.ts";
import { shownVideo } from "./parts/video.ts";
import type { Site } from "./site.ts";
import { videoData } from "./structured-data/video.ts";

export type PatientGalleryPage = ReturnType<typeof patientGalleryPage>;

/** Videos of cases, and pairs before and after. */
export function patientGalleryPage(site: Site) {
  const page = site.page("patient-gallery");
  const { videos, smiles } = page;
  const records = videos.items.map((slug) => site.videos.get(slug));
  return {
    head: pageHead(site, {
      page,
      path: pagePaths["patient-gallery"],
      picture: leadPicture(records.map(({ poster }) => poster)),
      about: records.map((video) => videoData(site, video)),
    }),
    banner: banner(site, { title: page.title, text: page.intro }),
    videos: {
      title: videos.heading,
      text: videos.intro,
      label: videos.heading,
      videos: videos.items.map((slug) => shownVideo(site, slug)),
    },
    smiles: {
      id: "smiles",
      title: smiles.heading,
      text: smiles.intro,
      pairs: smiles.items.map((slug) => smilePair(site, slug)),
    },
  };
}
