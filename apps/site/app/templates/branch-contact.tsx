import type { Branch } from "@clinic/content/clinic";
import { TextLink } from "@clinic/ui/text-link";
import { telHref } from "../lib/phone";

export interface BranchContactProps {
  branch: Pick<Branch, "slug" | "name" | "address" | "phones" | "email">;
}

/** Address, two phones and mail of a branch, on the deep colour. */
export function BranchContact({ branch }: BranchContactProps) {
  const { street, locality, city, postalCode } = branch.address;
  return (
    <>
      <address className="not-italic text-on-primary-muted">
        {[...street, locality].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block">
          {city} {postalCode}
        </span>
      </address>
      <ul>
        {branch.phones.map((phone) => (
          <li key={phone}>
            <TextLink variant="inverse" href={telHref(phone)}>
              {phone}
            </TextLink>
          </li>
        ))}
        <li>
          <TextLink variant="inverse" href={`mailto:${branch.email}`}>
            {branch.email}
          </TextLink>
        </li>
      </ul>
    </>
  );
}
