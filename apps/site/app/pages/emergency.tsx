import type { EmergencyPage as Content } from "@clinic/content/pages/emergency";
import { EmergencyOpening } from "@clinic/ui/blocks/emergency-opening";
import { OpeningHours } from "@clinic/ui/blocks/opening-hours";
import { useOutletContext } from "react-router-dom";
import { hydrateOn } from "../hydration/hydrate-on";
import { BranchStatus } from "../layout/branch-hours";
import { useLinkedDisclosure } from "../layout/use-linked-disclosure";

const DeferredAid = hydrateOn("viewport", () =>
  import("./emergency/emergency-aid").then(({ EmergencyAid }) => EmergencyAid),
);

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
              <BranchStatus dense early openingHours={hours.openingHours} />
              <OpeningHours lines={hours.lines} className="hidden text-sm noscript:not-print:block" />
            </>
          ),
        }))}
      />
      <DeferredAid {...page} />
    </div>
  );
}
