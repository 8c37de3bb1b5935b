import { ArrowRightIcon } from "lucide-react";
import { TextLink } from "../../components/text-link";

export interface MoreLinkProps {
  /** What it says. */
  name: string;
  /** Where it leads. */
  path: string;
}

/** The link from a block to the page with all of it. */
export function MoreLink({ name, path }: MoreLinkProps) {
  return (
    <TextLink variant="standalone" href={path}>
      {name} <ArrowRightIcon aria-hidden strokeWidth={1.5} className="rtl:rotate-180" />
    </TextLink>
  );
}
