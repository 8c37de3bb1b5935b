import { BeforeAfterGallery } from "@clinic/ui/blocks/before-after-gallery";
import { CaseGrid } from "@clinic/ui/blocks/case-grid";
import { SourceList } from "@clinic/ui/blocks/source-list";
import { VideoSlider } from "@clinic/ui/blocks/video-slider";
import { TextLink } from "@clinic/ui/text-link";
import { Link } from "react-router-dom";
import { questionId } from "./question-id";
import { RelatedTreatmentCards } from "./related-treatment-cards";
import { TreatmentQuestions } from "./treatment-questions";
import type { TreatmentView } from "./treatment-view.server";

/** The interactive sections of a treatment page: cases, cards, videos and questions. */
export function TreatmentSections({
  labels,
  caseGallery,
  caseVideos,
  beforeAfter,
  ...treatment
}: TreatmentView) {
  return (
    <>
      <CaseGrid
        id="cases"
        // Below the steps, on the same background: their space is enough.
        className={treatment.steps && !treatment.tripPlan ? "pt-0" : undefined}
        title={caseGallery.heading}
        images={caseGallery.items.map(({ image, title, href }) => ({
          ...image,
          caption: href ? (
            <TextLink asChild variant="standalone">
              <Link to={href}>{title}</Link>
            </TextLink>
          ) : (
            // As high as captions that are links.
            <span className="inline-flex min-h-11 items-center">{title}</span>
          ),
        }))}
      />
      <RelatedTreatmentCards
        tone="sunken"
        title={treatment.isHub ? labels.related.hubHeading : labels.related.heading}
        label={labels.related.label}
        cards={treatment.cards}
      />
      <VideoSlider
        title={caseVideos.heading}
        text={caseVideos.subheading}
        label={caseVideos.heading}
        videos={caseVideos.videos}
      />
      {beforeAfter && (
        <BeforeAfterGallery
          id="before-after"
          tone="sunken"
          title={beforeAfter.heading}
          label={beforeAfter.heading}
          pairs={beforeAfter.pairs}
        />
      )}
      <TreatmentQuestions
        id="questions"
        title={treatment.faqHeading}
        questions={treatment.faqs.map(({ question, answer }) => ({
          question,
          answer: <p id={questionId(question)}>{answer}</p>,
        }))}
        text={treatment.reviewed}
      />
      <SourceList {...treatment.sources} />
    </>
  );
}
