import type { GalleryPage as Content } from "@clinic/content/pages/gallery";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { ReceptionElevation } from "@clinic/ui/drawing";
import { Container } from "@clinic/ui/section";
import { hydrateOn } from "../../hydration/hydrate-on";
import type { PageProps } from "../../page-props";

export { loader } from "../../page.server";
export { meta } from "../../page-meta";

const DeferredBranchGallery = hydrateOn("viewport", () =>
  import("@clinic/ui/blocks/branch-gallery").then(({ BranchGallery }) => BranchGallery),
);

export default function GalleryPage({ loaderData: page }: PageProps<Content>) {
  return (
    <>
      <PageBanner {...page.banner} drawing={<ReceptionElevation />} />
      <Container className="py-section">
        <DeferredBranchGallery branches={page.branches} />
      </Container>
    </>
  );
}
