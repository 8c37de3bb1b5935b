import type { Frame, Layout } from "@clinic/content/pages/layout";
import { ContactBlock } from "@clinic/ui/blocks/contact-block";
import { hydrateOn } from "../hydration/hydrate-on";
import { mapsPreference, useStoredPreference } from "../preferences";
import { BranchStatus } from "./branch-hours";

const DeferredEnquiryForm = hydrateOn("interaction", () =>
  import("../forms/site-enquiry-form").then(({ SiteEnquiryForm }) => SiteEnquiryForm),
);

export type SiteContactProps = Layout["contact"] &
  Partial<Pick<Frame, "canAttach" | "formOpen" | "pageAddress">>;

/** The contact block of every page, with the enquiry form. */
export function SiteContact({
  branches,
  form: { id, ...form },
  canAttach = false,
  ...props
}: SiteContactProps) {
  const mapsShown = useStoredPreference(mapsPreference, false);
  return (
    <ContactBlock
      mapsShown={mapsShown}
      onShowMaps={() => mapsPreference.set(true)}
      branches={branches.map(({ openingHours, ...branch }) => ({
        ...branch,
        status: <BranchStatus inline openingHours={openingHours} />,
      }))}
      {...props}
    >
      <div id={id} className="scroll-mt-28">
        <DeferredEnquiryForm {...form} canAttach={canAttach} />
      </div>
    </ContactBlock>
  );
}
