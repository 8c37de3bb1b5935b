import type { TreatmentPage as Content } from "@clinic/content/pages/treatment";
import { SideHeadingSection } from "@clinic/ui/blocks/block-section";
import { EmergencyNotice } from "@clinic/ui/blocks/emergency-notice";
import { IntroBlocks } from "@clinic/ui/blocks/intro-blocks";
import { OnThisPage } from "@clinic/ui/blocks/on-this-page";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { TreatmentFacts } from "@clinic/ui/blocks/treatment-facts";
import { TreatmentSteps } from "@clinic/ui/blocks/treatment-steps";
import { TripPlan } from "@clinic/ui/blocks/trip-plan";
import { Container } from "@clinic/ui/section";
import { hydrateOn } from "../hydration/hydrate-on";
import { useLinkedDisclosure } from "../layout/use-linked-disclosure";
import type { PageProps } from "../page-props";

export { loader } from "../page.server";
export { meta } from "../page-meta";

const DeferredDestinationGrid = hydrateOn("viewport", () =>
  import("@clinic/ui/blocks/destination-grid").then(({ DestinationGrid }) => DestinationGrid),
);

const DeferredTreatmentSections = hydrateOn("viewport", () =>
  import("./treatment/treatment-sections").then(({ TreatmentSections }) => TreatmentSections),
);

/** The page of a treatment or super speciality (requirements, section 2, "Treatment pages"). */
export default function TreatmentPage({ loaderData: page }: PageProps<Content>) {
  useLinkedDisclosure({ open: false });
  return (
    <div data-theme={page.theme}>
      <PageBanner {...page.banner} />
      <OnThisPage sections={page.sections} />
      <IntroBlocks {...page.intro} />
      {page.emergency && (
        <Container className="pb-section print:pb-3">
          <EmergencyNotice {...page.emergency} />
        </Container>
      )}
      <TreatmentFacts {...page.facts} />
      {page.steps && <TreatmentSteps {...page.steps} />}
      {page.firstVisits && <SideHeadingSection {...page.firstVisits} />}
      {page.tripPlan && <TripPlan {...page.tripPlan} />}
      {page.tripPlan && page.destinations && <DeferredDestinationGrid tone="sunken" {...page.destinations} />}
      <DeferredTreatmentSections {...page} />
    </div>
  );
}
