import type { AboutPage as Content } from "@clinic/content/pages/about";
import { LeadSection } from "@clinic/ui/blocks/block-section";
import { PageBanner } from "@clinic/ui/blocks/page-banner";
import { PassageColumns } from "@clinic/ui/blocks/passage";
import { SpecialistCards } from "@clinic/ui/blocks/specialist-card";
import { useOutletContext } from "react-router-dom";
import { hydrateOn } from "../hydration/hydrate-on";
import { useLinkedDisclosure } from "../layout/use-linked-disclosure";

const DeferredStaffCarousel = hydrateOn("viewport", () =>
  import("@clinic/ui/blocks/staff-carousel").then(({ StaffCarousel }) => StaffCarousel),
);

/** Vision, ethos and philosophy, the dentists with their profiles, and the support staff. */
export default function AboutPage() {
  const page = useOutletContext<Content>();
  useLinkedDisclosure();
  return (
    <>
      <PageBanner {...page.banner} />
      <PassageColumns passages={page.sections} />
      <LeadSection tone="sunken" {...page.specialists}>
        <SpecialistCards className="mt-12" dentists={page.dentists} />
      </LeadSection>
      <LeadSection {...page.staff}>
        <DeferredStaffCarousel className="mt-12" {...page.staffCarousel} />
      </LeadSection>
    </>
  );
}
