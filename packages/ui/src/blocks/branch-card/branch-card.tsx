"use client";

import { MapPinIcon, MessageCircleIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../../components/i18n-provider";
import { TextLink } from "../../components/text-link";
import { BranchFact, BranchFacts, BranchItem, BranchName } from "../branch-list";
import { telHref, whatsAppHref } from "../contact-links/phone-hrefs";
import { AddressLines } from "./address-lines";
import { branchCardMessages } from "./messages";

export interface BranchCardProps {
  /** Name of the branch: "Kurla". */
  name: string;
  /** The address, one entry per line. */
  address: readonly string[];
  /** The phones as displayed: "+91 22 0000 0101". */
  phones: readonly string[];
  /** The WhatsApp number. */
  whatsApp: string;
  /** URL of the directions, in the visitor's own map. */
  directionsHref: string;
  /** `OpeningHours`, and `OpenStatus` before them. */
  hours: ReactNode;
  /** Messages for this instance, instead of the provider's. */
  messages?: Partial<typeof branchCardMessages>;
}

/** One branch of a `BranchList`: where it is, when it is open, how to reach it. */
export function BranchCard({
  name,
  address,
  phones,
  whatsApp,
  directionsHref,
  hours,
  messages: overrides,
}: BranchCardProps) {
  const messages = useMessages("branchCard", branchCardMessages, overrides);
  return (
    <BranchItem>
      <BranchName>{name}</BranchName>
      <BranchFacts className="sm:grid-cols-[3fr_2fr]">
        <BranchFact term={messages.address}>
          <AddressLines lines={address} />
        </BranchFact>
        <BranchFact term={messages.phone}>
          <ul>
            {phones.map((phone) => (
              <li key={phone}>
                <TextLink className="inline-block py-1.5 pointer-coarse:py-2.25" href={telHref(phone)}>
                  {phone}
                </TextLink>
              </li>
            ))}
          </ul>
        </BranchFact>
        <BranchFact term={messages.hours} className="sm:col-span-2">
          {hours}
        </BranchFact>
      </BranchFacts>
      <div className="mt-auto flex flex-wrap gap-x-8">
        <TextLink variant="standalone" href={directionsHref} rel="noopener">
          <MapPinIcon aria-hidden strokeWidth={1.5} /> {messages.directions}
          <span className="sr-only"> {messages.directionsTo(name)}</span>
        </TextLink>
        <TextLink variant="standalone" href={whatsAppHref(whatsApp)} rel="noopener">
          <MessageCircleIcon aria-hidden strokeWidth={1.5} /> {messages.whatsApp}
          <span className="sr-only"> {messages.whatsAppTo(name)}</span>
        </TextLink>
      </div>
    </BranchItem>
  );
}
