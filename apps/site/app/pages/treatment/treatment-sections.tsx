import { FaqSection, type FaqSectionProps } from "@clinic/ui/blocks/faq-section";
import { VideoSlider, type VideoSliderProps } from "@clinic/ui/blocks/video-slider";
import { useLinkedDisclosure } from "../../layout/use-linked-disclosure";

export { BeforeAfterGallery } from "@clinic/ui/blocks/before-after-gallery";
export { CaseGrid } from "@clinic/ui/blocks/case-grid";
export { DestinationGrid } from "@clinic/ui/blocks/destination-grid";
export { IntroBlocks } from "@clinic/ui/blocks/intro-blocks";
export { RelatedTreatments } from "@clinic/ui/blocks/related-treatments";
export { TreatmentFacts } from "@clinic/ui/blocks/treatment-facts";

/** The films, in rows where it is narrow, because the page is long. */
export function Videos(props: VideoSliderProps) {
  return <VideoSlider compact {...props} />;
}

/** The questions, which open for a link. */
export function Questions(props: FaqSectionProps) {
  // The page has already scrolled to it, but it can be opened only once this section has hydrated.
  useLinkedDisclosure();
  return <FaqSection {...props} />;
}
