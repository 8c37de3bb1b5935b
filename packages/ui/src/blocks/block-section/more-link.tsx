import { ArrowRightIcon } from "lucide-react";
import type { NamedLink } from "../../components/link";
import { TextLink } from "../../components/text-link";

/** The link from a block to the page with all of it. */
export function MoreLink({ name, path, className }: NamedLink & { className?: string }) {
  return (
    <TextLink variant="standalone" href={path} className={className}>
      {name} <ArrowRightIcon strokeWidth={1.5} className="rtl:rotate-180" />
    </TextLink>
  );
}
