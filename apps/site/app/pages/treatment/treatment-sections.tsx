import type { TreatmentPage } from "@clinic/content/pages/treatment";
import { BeforeAfterGallery } from "@clinic/ui/blocks/before-after-gallery";
import { CaseGrid } from "@clinic/ui/blocks/case-grid";
import { FaqSection } from "@clinic/ui/blocks/faq-section";
import { RelatedTreatments } from "@clinic/ui/blocks/related-treatments";
import { SourceList } from "@clinic/ui/blocks/source-list";
import { VideoSlider } from "@clinic/ui/blocks/video-slider";
import { useLinkedDisclosure } from "../../layout/use-linked-disclosure";

/** The interactive sections of a treatment page: cases, cards, videos and questions. */
export function TreatmentSections({
  steps,
  tripPlan,
  cases,
  related,
  videos,
  beforeAfter,
  questions,
  sources,
}: TreatmentPage) {
  // The page has already scrolled to it, but it can be opened only once this section has hydrated.
  useLinkedDisclosure();
  return (
    <>
      {/* Below the steps, on the same background: their space is enough. */}
      <CaseGrid className={steps && !tripPlan ? "pt-0" : undefined} {...cases} />
      <RelatedTreatments tone="sunken" {...related} />
      <VideoSlider {...videos} />
      {beforeAfter && <BeforeAfterGallery tone="sunken" {...beforeAfter} />}
      <FaqSection {...questions} />
      <SourceList {...sources} />
    </>
  );
}
