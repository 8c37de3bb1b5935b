import { BranchFact, BranchFacts, BranchItem, BranchName } from "@clinic/ui/blocks/branch-list";
import { telHref, whatsAppHref } from "@clinic/ui/lib/phone";
import { TextLink } from "@clinic/ui/text-link";
import { MapPinIcon, MessageCircleIcon } from "lucide-react";
import type { BranchView } from "./branches.server";
import { OpeningHours } from "./opening-hours";

/** One branch: where it is, when it is open, how to reach it. */
export function BranchCard({ branch }: { branch: Omit<BranchView, "map"> }) {
  const { street, locality, city, postalCode } = branch.address;
  return (
    <BranchItem>
      <BranchName>{branch.name}</BranchName>
      <BranchFacts className="sm:grid-cols-[3fr_2fr]">
        <BranchFact term="Address">
          <address className="not-italic">
            {[...street, locality, `${city} ${postalCode}`].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </BranchFact>
        <BranchFact term="Phone">
          <ul>
            {branch.phones.map((phone) => (
              <li key={phone}>
                <TextLink className="inline-block py-1.5" href={telHref(phone)}>
                  {phone}
                </TextLink>
              </li>
            ))}
          </ul>
        </BranchFact>
        <BranchFact term="Opening hours" className="sm:col-span-2">
          <OpeningHours {...branch} />
        </BranchFact>
      </BranchFacts>
      <div className="mt-auto flex flex-wrap gap-x-8">
        <TextLink variant="standalone" href={branch.directionsUrl} rel="noopener">
          <MapPinIcon aria-hidden strokeWidth={1.5} /> Directions
          <span className="sr-only"> to the {branch.name} branch</span>
        </TextLink>
        <TextLink variant="standalone" href={whatsAppHref(branch.whatsApp)} rel="noopener">
          <MessageCircleIcon aria-hidden strokeWidth={1.5} /> WhatsApp
          <span className="sr-only"> the {branch.name} branch</span>
        </TextLink>
      </div>
    </BranchItem>
  );
}
