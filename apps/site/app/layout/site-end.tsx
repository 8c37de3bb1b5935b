import type { Frame, Layout } from "@clinic/content/pages/layout";
import { ContactBlock } from "@clinic/ui/blocks/contact-block";
import { SiteFooter } from "@clinic/ui/blocks/site-footer";
import { useLocation } from "react-router-dom";
import { hydrateOn } from "../hydration/hydrate-on";
import { mapsPreference, useStoredPreference } from "../preferences";
import { BranchStatus } from "./branch-hours";

const DeferredEnquiryForm = hydrateOn("interaction", () =>
  import("../forms/site-enquiry-form").then(({ SiteEnquiryForm }) => SiteEnquiryForm),
);

export interface SiteEndProps extends Pick<Layout, "contact" | "footer"> {
  /** What it shows of the page. */
  frame?: Frame;
}

/** The end of every page: the contact block with the enquiry form, and the footer. */
export function SiteEnd({ contact, footer, frame }: SiteEndProps) {
  const { canAttach = false, formOpen, pageAddress } = frame ?? {};
  const { branches, form, ...block } = contact;
  const { id, ...formProps } = form;
  const mapsShown = useStoredPreference(mapsPreference, false);
  return (
    <>
      <ContactBlock
        mapsShown={mapsShown}
        onShowMaps={() => mapsPreference.set(true)}
        branches={branches.map(({ openingHours, ...branch }) => ({
          ...branch,
          status: <BranchStatus dense openingHours={openingHours} />,
        }))}
        {...block}
        {...{ formOpen, pageAddress }}
      >
        <div id={id} className="scroll-mt-28">
          <DeferredEnquiryForm {...formProps} canAttach={canAttach} />
        </div>
      </ContactBlock>
      <SiteFooter {...footer} currentPath={useLocation().pathname} />
    </>
  );
}
