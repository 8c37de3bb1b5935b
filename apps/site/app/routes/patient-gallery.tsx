import { patientGalleryPage } from "@clinic/content/pages";
import { filmRecord, filmView } from "../lib/film-view.server";
import { pageHead } from "../lib/page-head.server";
import { pageMeta } from "../lib/page-meta";
import { present } from "../lib/present";
import { filmData } from "../lib/structured-data/film.server";
import { smileView } from "../lib/treatment-view.server";
import { PatientGalleryPage } from "../templates/patient-gallery-page";
import type { Route } from "./+types/patient-gallery";

export async function loader() {
  const { videos, smiles } = patientGalleryPage;
  const films = await Promise.all(videos.items.map(filmView));
  const records = videos.items.map(filmRecord);
  const picture = present(records[0], "film").poster;
  const about = records.map(filmData);
  return {
    page: patientGalleryPage,
    films,
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
