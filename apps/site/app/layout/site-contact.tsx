import type { ContactBlock as Content } from "@clinic/content/pages";
import { ContactBlock } from "@clinic/ui/blocks/contact-block";
import { whatsAppHref } from "@clinic/ui/blocks/contact-links";
import { TextLink } from "@clinic/ui/text-link";
import { useLocation } from "react-router-dom";
import { BranchHours, type BranchView } from "../branches";
import { hydrateOn } from "../hydration/hydrate-on";
import type { Resolved } from "../pictures";
import { mapsPreference, useStoredPreference } from "../preferences";
import { CONTACT_BLOCK_ID, ENQUIRY_ID } from "./fragments";

const DeferredEnquiryForm = hydrateOn("interaction", () =>
  import("../forms/site-enquiry-form").then(({ SiteEnquiryForm }) => SiteEnquiryForm),
);

export interface SiteContactProps {
  contact: Content;
  branches: readonly Resolved<BranchView>[];
}

/** The contact block of every page, with the enquiry form. */
export function SiteContact({ contact, branches }: SiteContactProps) {
  // There the form is one of the page's two choices.
  const path = useLocation().pathname.replace(/(?<=.)\/$/, "");
  const isContactPage = path.startsWith("/contact-us");
  const canAttach = contact.attachment.pages.includes(path);
  const mapsShown = useStoredPreference(mapsPreference, false);
  return (
    <ContactBlock
      id={CONTACT_BLOCK_ID}
      className="print:hidden"
      heading={contact.heading}
      intro={contact.intro}
      formLabel={contact.formLabel}
      formOpen={isContactPage || canAttach}
      mapsShown={mapsShown}
      onShowMaps={() => mapsPreference.set(true)}
      branches={branches.map(
        ({
          slug,
          name,
          addressLines: address,
          phones,
          email,
          whatsApp,
          map,
          mapEmbedUrl,
          directionsUrl,
          ...branch
        }) => ({
          slug,
          name,
          address,
          phones,
          email,
          map: { drawing: map.image, alt: map.alt, src: mapEmbedUrl, directionsHref: directionsUrl },
          more: (
            <>
              <BranchHours {...branch} />
              <TextLink variant="standalone" href={whatsAppHref(whatsApp)} rel="noopener">
                WhatsApp {name}
              </TextLink>
            </>
          ),
        }),
      )}
    >
      <div id={ENQUIRY_ID} className="scroll-mt-28">
        <DeferredEnquiryForm contact={contact} branches={branches} canAttach={canAttach} />
      </div>
    </ContactBlock>
  );
}
