import { patientGalleryPage } from "@clinic/content/pages";
import { videos as recorded } from "@clinic/content/videos";
import { PatientGalleryPage } from "../../pages/galleries/patient-gallery-page";
import { pageMeta } from "../../seo";
import { pageHead } from "../../seo/page-head.server";
import { leadPicture } from "../../seo/share-picture";
import { videoData } from "../../seo/structured-data/video.server";
import { smileView } from "../../smile-view.server";
import { videoView } from "../../videos/video-view.server";
import type { Route } from "./+types/patient-gallery";

export async function loader() {
  const { videos, smiles } = patientGalleryPage;
  const pageVideos = await Promise.all(videos.items.map(videoView));
  const records = videos.items.map((slug) => recorded.get(slug));
  const picture = leadPicture(records.map(({ poster }) => poster));
  const about = records.map(videoData);
  return {
    page: patientGalleryPage,
    videos: pageVideos,
    pairs: await Promise.all(smiles.items.map(smileView)),
    head: pageHead({ page: patientGalleryPage, path: "/patient-gallery", picture, about }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function RoutePatientGallery({ loaderData }: Route.ComponentProps) {
  return <PatientGalleryPage {...loaderData} />;
}
