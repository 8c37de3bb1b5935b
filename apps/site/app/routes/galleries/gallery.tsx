import { clinic } from "@clinic/content/clinic";
import { galleryImages } from "@clinic/content/gallery";
import { galleryPage } from "@clinic/content/pages";
import { GalleryPage } from "../../pages/galleries/gallery-page";
import { resolvePictures } from "../../pictures/pictures.server";
import { pageMeta } from "../../seo";
import { pageHead } from "../../seo/page-head.server";
import { leadPicture } from "../../seo/share-picture";
import type { Route } from "./+types/gallery";

export async function loader() {
  return {
    branches: clinic.branches.map(({ slug, name }) => ({ slug, name })),
    ...(await resolvePictures({ page: galleryPage, images: galleryImages.all })),
    head: pageHead({
      page: galleryPage,
      path: "/gallery",
      picture: leadPicture(galleryImages.all.map(({ image }) => image)),
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.head);
}

export default function RouteGallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage {...loaderData} />;
}
