import type { GalleryPage as Content } from "@clinic/content/pages/gallery";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { ReceptionElevation } from "@clinic/ui/drawing";
import { Container } from "@clinic/ui/section";
import { useOutletContext } from "react-router-dom";
import { hydrateOn } from "../hydration/hydrate-on";

const DeferredBranchGallery = hydrateOn("viewport", () =>
  import("@clinic/ui/blocks/branch-gallery").then(({ BranchGallery }) => BranchGallery),
);

export default function GalleryPage() {
  const page = useOutletContext<Content>();
  return (
    <>
      <PageBanner {...page.banner} drawing={<ReceptionElevation />} />
      <Container className="py-section">
        <DeferredBranchGallery branches={page.branches} />
      </Container>
    </>
  );
}
