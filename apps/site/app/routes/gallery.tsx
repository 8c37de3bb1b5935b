import { galleryImages } from "@clinic/content/gallery";
import { galleryPage } from "@clinic/content/pages";
import { pageHead } from "../lib/page-head.server";
import { pageMeta } from "../lib/page-meta";
import { resolvePictures } from "../lib/pictures.server";
import { present } from "../lib/present";
import { GalleryPage } from "../templates/gallery-page";
import type { Route } from "./+types/gallery";

export async function loader() {
  return {
    ...(await resolvePictures({ page: galleryPage, images: galleryImages.all })),
    head: pageHead({
      page: galleryPage,
      path: "/gallery",
      picture: present(galleryImages.all[0], "room").image,
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function RouteGallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage {...loaderData} />;
}
