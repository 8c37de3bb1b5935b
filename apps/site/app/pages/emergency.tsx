import type { EmergencyPage as Content } from "@clinic/content/pages/emergency";
import { SideHeadingSection } from "@clinic/ui/blocks/block-section";
import { EmergencyOpening } from "@clinic/ui/blocks/emergency-opening";
import { FirstAid } from "@clinic/ui/blocks/first-aid";
import { OpeningHours } from "@clinic/ui/blocks/opening-hours";
import { Passage } from "@clinic/ui/blocks/passage";
import { SourceList } from "@clinic/ui/blocks/source-list";
import { useOutletContext } from "react-router-dom";
import { BranchStatus } from "../layout/branch-hours";
import { useLinkedDisclosure } from "../layout/use-linked-disclosure";

/** Whom to call now, when to go to a hospital, and what to do until a dentist is there. */
export default function EmergencyPage() {
  const page = useOutletContext<Content>();
  useLinkedDisclosure();
  return (
    <div className="print:columns-3 print:gap-[7mm] print:**:data-[slot=container]:block print:**:data-[slot=container]:p-0">
      <EmergencyOpening
        {...page.opening}
        branches={page.branches.map(({ hours, ...branch }) => ({
          ...branch,
          status: (
            <>
              <BranchStatus dense openingHours={hours.openingHours} />
              <OpeningHours lines={hours.lines} className="hidden text-sm noscript:not-print:block" />
            </>
          ),
        }))}
      />
      <SideHeadingSection id={page.firstAid.id} title={page.firstAid.title} text={page.firstAid.text}>
        <FirstAid cases={page.firstAid.cases} />
      </SideHeadingSection>
      <SideHeadingSection title={page.painkillers.title} text={page.painkillers.text}>
        <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2 print:block">
          {page.painkillers.passages.map((passage) => (
            <Passage key={passage.heading} headingLevel={3} ruled {...passage} />
          ))}
        </div>
      </SideHeadingSection>
      <SourceList {...page.sources} className="print:hidden" />
    </div>
  );
}
