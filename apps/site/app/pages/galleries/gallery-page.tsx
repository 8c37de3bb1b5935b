import type { GalleryImage } from "@clinic/content/gallery";
import type { ListPage } from "@clinic/content/pages";
import { ReceptionElevation } from "@clinic/ui/drawing";
import { Container } from "@clinic/ui/section";
import { BranchGallery } from "../../hydration/later-blocks";
import { PageHead } from "../../layout/page-head";
import type { Resolved } from "../../pictures/pictures.server";

export interface GalleryPageProps {
  page: ListPage;
  images: readonly Resolved<GalleryImage>[];
}

/** The rooms of both branches. */
export function GalleryPage({ page, images }: GalleryPageProps) {
  const imagesOf = (branch: GalleryImage["branch"]) =>
    images.filter((entry) => entry.branch === branch).map(({ image, caption }) => ({ ...image, caption }));
  return (
    <>
      <PageHead title={page.title} intro={page.intro} current={page.title} drawing={<ReceptionElevation />} />
      <Container className="py-section">
        <BranchGallery
          branches={[
            { name: "Kurla", images: imagesOf("kurla") },
            { name: "South Mumbai", images: imagesOf("south-mumbai") },
          ]}
        />
      </Container>
    </>
  );
}
