import { IntroBlock, IntroBlocks, IntroBody, IntroPicture, IntroTitle } from "@clinic/ui/blocks/intro-blocks";
import { OnThisPage } from "@clinic/ui/blocks/on-this-page";
import { Button } from "@clinic/ui/button";
import { Picture } from "@clinic/ui/picture";
import { Container } from "@clinic/ui/section";
import { Link } from "react-router-dom";
import { hydrateOn } from "../../hydration/hydrate-on";
import { EmergencyBox, PageHead, Paragraphs } from "../../layout";
import { ENQUIRY_ID } from "../../layout/fragments";
import { TreatmentDetails } from "./treatment-details";
import type { TreatmentView } from "./treatment-view.server";
import { useLinkedQuestion } from "./use-linked-question";

const DeferredTreatmentSections = hydrateOn("viewport", () =>
  import("./treatment-sections").then(({ TreatmentSections }) => TreatmentSections),
);

/** The page of a treatment or super speciality (specification, section 2, "Treatment pages"). */
export function TreatmentPage(treatment: TreatmentView) {
  useLinkedQuestion({ open: false });
  const { labels, bookAppointment, intro, second, introImage, steps, tripPlan, beforeAfter } = treatment;
  const sections = [
    { id: "about", name: labels.sections.about },
    { id: "facts", name: labels.facts.heading },
    ...(steps ? [{ id: "steps", name: labels.sections.steps }] : []),
    ...(tripPlan ? [{ id: "journey", name: labels.sections.journey }] : []),
    { id: "cases", name: labels.sections.cases },
    ...(beforeAfter ? [{ id: "before-after", name: labels.sections.beforeAfter }] : []),
    { id: "questions", name: labels.sections.questions },
  ];
  return (
    <div data-theme={treatment.theme}>
      <PageHead
        title={treatment.title}
        intro={treatment.summary}
        picture={treatment.banner}
        parents={treatment.hub && [treatment.hub]}
        current={treatment.name}
      >
        {/* On phones the bar at the lower edge says the same. */}
        <Button asChild className="max-sm:hidden">
          <Link to={bookAppointment.path}>{bookAppointment.name}</Link>
        </Button>
        {treatment.askUs && (
          <Button asChild variant="secondary">
            <a href={`#${ENQUIRY_ID}`}>{treatment.askUs}</a>
          </Button>
        )}
      </PageHead>
      <OnThisPage sections={sections} />
      <IntroBlocks id="about">
        {intro.map(({ heading, body }) => (
          <IntroBlock key={heading}>
            <IntroTitle>{heading}</IntroTitle>
            <IntroBody>
              <Paragraphs texts={body} />
            </IntroBody>
          </IntroBlock>
        ))}
        <IntroPicture>
          <Picture {...introImage} sizes="(max-width: 800px) 28rem, 36vw" />
        </IntroPicture>
        <IntroBlock wide>
          <IntroTitle>{second.heading}</IntroTitle>
          <IntroBody>
            <Paragraphs texts={second.body} />
          </IntroBody>
        </IntroBlock>
      </IntroBlocks>
      {treatment.emergency && (
        <Container className="pb-section print:pb-3">
          <EmergencyBox signs={treatment.emergency} />
        </Container>
      )}
      <TreatmentDetails {...treatment} />
      <DeferredTreatmentSections {...treatment} />
    </div>
  );
}
