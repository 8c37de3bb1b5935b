"use client";

import { MapPinIcon, MessageCircleIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Heading } from "../../components/heading";
import { useMessages } from "../../components/i18n-provider";
import { TextLink } from "../../components/text-link";
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
}

/** One branch: where it is, when it is open, how to reach it. */
export function BranchCard({ name, address, phones, whatsApp, directionsHref, hours }: BranchCardProps) {
  const messages = useMessages("branchCard", branchCardMessages);
  return (
    <div
      data-slot="branch-card"
      className="flex flex-col gap-6 rounded-panel border border-line bg-surface-raised p-6 text-ink sm:p-10"
    >
      <Heading level={3}>{name}</Heading>
      <dl className="grid gap-5 sm:grid-cols-[3fr_2fr]">
        <Fact term={messages.address}>
          <AddressLines lines={address} />
        </Fact>
        <Fact term={messages.phone}>
          <ul>
            {phones.map((phone) => (
              <li key={phone}>
                <TextLink className="inline-block py-1.5 pointer-coarse:py-2.25" href={telHref(phone)}>
                  <bdi>{phone}</bdi>
                </TextLink>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact term={messages.hours} className="sm:col-span-2">
          {hours}
        </Fact>
      </dl>
      <div className="mt-auto flex flex-wrap gap-x-8">
        <TextLink variant="standalone" href={directionsHref} rel="noopener">
          <MapPinIcon strokeWidth={1.5} /> {messages.directions}
          <span className="sr-only"> {messages.directionsTo(name)}</span>
        </TextLink>
        <TextLink variant="standalone" href={whatsAppHref(whatsApp)} rel="noopener">
          <MessageCircleIcon strokeWidth={1.5} /> {messages.whatsApp}
          <span className="sr-only"> {messages.whatsAppTo(name)}</span>
        </TextLink>
      </div>
    </div>
  );
}

interface FactProps {
  term: string;
  className?: string;
  children: ReactNode;
}

function Fact({ term, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-sm font-semibold text-ink-muted">{term}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
