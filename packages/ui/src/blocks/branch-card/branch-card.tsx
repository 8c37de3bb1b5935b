import { MapPinIcon, MessageCircleIcon } from "lucide-react";
import type { ReactNode } from "react";
import { TextLink } from "../../components/text-link";
import { BranchFact, BranchFacts, BranchItem, BranchName } from "../branch-list";
import { telHref, whatsAppHref } from "../contact-links/phone-hrefs";

export interface BranchCardProps {
  /** Name of the branch: "Kurla". */
  name: string;
  /** The address, one line an entry. */
  address: readonly string[];
  /** The phones as they are shown: "+91 22 0000 0101". */
  phones: readonly string[];
  /** The WhatsApp number. */
  whatsApp: string;
  /** The way there, in the visitor's map. */
  directionsHref: string;
  /** `OpeningHours`, and `OpenStatus` before them. */
  hours: ReactNode;
}

/** One branch of a `BranchList`: where it is, when it is open, how to reach it. */
export function BranchCard({ name, address, phones, whatsApp, directionsHref, hours }: BranchCardProps) {
  return (
    <BranchItem>
      <BranchName>{name}</BranchName>
      <BranchFacts className="sm:grid-cols-[3fr_2fr]">
        <BranchFact term="Address">
          <address className="not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </BranchFact>
        <BranchFact term="Phone">
          <ul>
            {phones.map((phone) => (
              <li key={phone}>
                <TextLink className="inline-block py-1.5 pointer-coarse:py-2" href={telHref(phone)}>
                  {phone}
                </TextLink>
              </li>
            ))}
          </ul>
        </BranchFact>
        <BranchFact term="Opening hours" className="sm:col-span-2">
          {hours}
        </BranchFact>
      </BranchFacts>
      <div className="mt-auto flex flex-wrap gap-x-8">
        <TextLink variant="standalone" href={directionsHref} rel="noopener">
          <MapPinIcon aria-hidden strokeWidth={1.5} /> Directions
          <span className="sr-only"> to the {name} branch</span>
        </TextLink>
        <TextLink variant="standalone" href={whatsAppHref(whatsApp)} rel="noopener">
          <MessageCircleIcon aria-hidden strokeWidth={1.5} /> WhatsApp
          <span className="sr-only"> the {name} branch</span>
        </TextLink>
      </div>
    </BranchItem>
  );
}
