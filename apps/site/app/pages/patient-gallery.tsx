import type { PatientGalleryPage as Content } from "@clinic/content/pages/patient-gallery";
import { BeforeAfterGrid } from "@clinic/ui/blocks/before-after-gallery";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { DentalArchPlan } from "@clinic/ui/drawing";
import { useOutletContext } from "react-router-dom";
import { hydrateOn } from "../hydration/hydrate-on";

const DeferredVideoSlider = hydrateOn("viewport", () =>
  import("@clinic/ui/blocks/video-slider").then(({ VideoSlider }) => VideoSlider),
);

export default function PatientGalleryPage() {
  const page = useOutletContext<Content>();
  return (
    <>
      <PageBanner {...page.banner} drawing={<DentalArchPlan />} />
      <DeferredVideoSlider {...page.videos} autoplay={false} />
      <BeforeAfterGrid {...page.smiles} />
    </>
  );
}
