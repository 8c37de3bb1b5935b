import { leadPicture } from "./head.ts";
import { opening } from "./parts/banner.ts";
import { smilePair } from "./parts/smile-pair.ts";
import { shownVideo } from "./parts/video.ts";
import type { Site } from "./site.ts";
import { videoData } from "./structured-data/video.ts";

export type PatientGalleryPage = ReturnType<typeof patientGalleryPage>;

/** Videos of cases, and pairs before and after. */
export function patientGalleryPage(site: Site) {
  const { videos, smiles } = site.page("patient-gallery");
  const records = videos.items.map((slug) => site.videos.get(slug));
  return {
    ...opening(
      site,
      "patient-gallery",
      leadPicture(records.map(({ poster }) => poster)),
      records.map((video) => videoData(site, video)),
    ),
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
