import type { GalleryImage } from "@clinic/content/gallery";
import type { ListPage } from "@clinic/content/pages";
import { ReceptionElevation } from "@clinic/ui/drawing";
import { Container } from "@clinic/ui/section";
import { hydrateOn } from "../../hydration/hydrate-on";
import { PageHead } from "../../layout";
import type { Resolved } from "../../pictures";

const DeferredBranchGallery = hydrateOn("viewport", () =>
  import("@clinic/ui/blocks/branch-gallery").then(({ BranchGallery }) => BranchGallery),
);

export interface GalleryPageProps {
  page: ListPage;
  branches: readonly { slug: GalleryImage["branch"]; name: string }[];
  images: readonly Resolved<GalleryImage>[];
}

/** The gallery: pictures of the rooms of both branches. */
export function GalleryPage({ page, branches, images }: GalleryPageProps) {
  const imagesOf = (branch: GalleryImage["branch"]) =>
    images.filter((entry) => entry.branch === branch).map(({ image, caption }) => ({ ...image, caption }));
  return (
    <>
      <PageHead title={page.title} intro={page.intro} current={page.title} drawing={<ReceptionElevation />} />
      <Container className="py-section">
        <DeferredBranchGallery
          branches={branches.map(({ slug, name }) => ({ name, images: imagesOf(slug) }))}
        />
      </Container>
    </>
  );
}
