import type { ContactBlock as Content } from "@clinic/content/pages";
import { ContactBlock } from "@clinic/ui/blocks/contact-block";
import { TextLink } from "@clinic/ui/text-link";
import { lazy, Suspense, useState } from "react";
import type { BranchView } from "../lib/branches.server";
import { whatsAppHref } from "../lib/phone";
import type { Resolved } from "../lib/pictures.server";
import { whenSeen } from "../lib/when-seen";
import { OpeningHours } from "./opening-hours";

const id = "contact";

// It stands in the HTML of every page, but most visitors never use it: its scripts come when it is seen.
const SiteEnquiryForm = lazy(async () => {
  if (!import.meta.env.SSR) await whenSeen(id);
  return import("./site-enquiry-form");
});

export interface SiteContactProps {
  contact: Content;
  branches: readonly Resolved<BranchView>[];
}

/** The contact block of every page, with the enquiry form. */
export function SiteContact({ contact, branches }: SiteContactProps) {
  const [mapsShown, setMapsShown] = useState(false);
  return (
    <ContactBlock
      id={id}
      heading={contact.heading}
      intro={contact.intro}
      mapsShown={mapsShown}
      onShowMaps={() => setMapsShown(true)}
      branches={branches.map(
        ({ slug, name, address, phones, email, whatsApp, map, mapEmbedUrl, directionsUrl, ...branch }) => ({
          slug,
          name,
          address: [...address.street, address.locality, `${address.city} ${address.postalCode}`],
          phones,
          email,
          map: { drawing: map.image, alt: map.alt, src: mapEmbedUrl, directionsHref: directionsUrl },
          more: (
            <>
              <OpeningHours {...branch} />
              <TextLink variant="standalone" href={whatsAppHref(whatsApp)} rel="noopener">
                WhatsApp {name}
              </TextLink>
            </>
          ),
        }),
      )}
    >
      <Suspense>
        <SiteEnquiryForm contact={contact} branches={branches} />
      </Suspense>
    </ContactBlock>
  );
}
