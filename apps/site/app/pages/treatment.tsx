import type { TreatmentPage as Content } from "@clinic/content/pages/treatment";
import { EmergencyNotice } from "@clinic/ui/blocks/emergency-notice";
import { OnThisPage } from "@clinic/ui/blocks/on-this-page";
import { SourceList } from "@clinic/ui/blocks/source-list";
import { TreatmentOpening } from "@clinic/ui/blocks/treatment-opening";
import { TreatmentSteps } from "@clinic/ui/blocks/treatment-steps";
import { TripPlan } from "@clinic/ui/blocks/trip-plan";
import { Container } from "@clinic/ui/section";
import type { ComponentType } from "react";
import { useOutletContext } from "react-router-dom";
import { hydrateEach, StylesOfTheRest } from "../hydration/hydrate-on";
import { useLinkedDisclosure } from "../layout/use-linked-disclosure";

const deferred = hydrateEach(() => import("./treatment/treatment-sections"));

/** The parts of the page by their names in the content, which says in which order they come. */
const sections = {
  emergency: (props) => (
    <Container className="py-6 md:py-16 print:py-3">
      <EmergencyNotice {...props} />
    </Container>
  ),
  intro: deferred(({ IntroBlocks }) => IntroBlocks),
  facts: deferred(({ TreatmentFacts }) => TreatmentFacts),
  steps: TreatmentSteps,
  tripPlan: TripPlan,
  destinations: deferred(({ DestinationGrid }) => DestinationGrid),
  cases: deferred(({ CaseGrid }) => CaseGrid),
  related: deferred(({ RelatedTreatments }) => RelatedTreatments),
  videos: deferred(({ Videos }) => Videos),
  beforeAfter: deferred(({ BeforeAfterGallery }) => BeforeAfterGallery),
  questions: deferred(({ Questions }) => Questions),
  sources: SourceList,
} satisfies { [Part in Content["order"][number]]: ComponentType<NonNullable<Content[Part]>> };

/** On a darker band. Neighbours on the same background share the space between them. */
const sunken = new Set<Content["order"][number]>(["facts", "destinations", "related", "beforeAfter"]);

/** The page of a treatment or super speciality (requirements, section 2, "Treatment pages"). */
export default function TreatmentPage() {
  const page = useOutletContext<Content>();
  useLinkedDisclosure({ open: false });
  return (
    <div data-theme={page.theme}>
      <TreatmentOpening {...page.opening} />
      <OnThisPage sections={page.contents} />
      <StylesOfTheRest />
      {page.order.map((part, index) => {
        // `satisfies` above has matched each component to its part.
        const Part = sections[part] as ComponentType<object>;
        const above = page.order[index - 1];
        const look = {
          ...(sunken.has(part) && { tone: "sunken" }),
          ...(above && sunken.has(above) === sunken.has(part) && { className: "pt-0" }),
        };
        return <Part key={part} {...page[part]} {...look} />;
      })}
    </div>
  );
}
