import { TextLink } from "../../components/text-link";
import { LeadSection, type LeadSectionProps } from "../block-section";

export interface LinkGridProps extends Omit<LeadSectionProps, "children" | "text" | "tone"> {
  /** The links, in order. */
  links: readonly { name: string; path: string }[];
}

/** Many links under one heading, each on a rule. */
export function LinkGrid({ links, ...props }: LinkGridProps) {
  return (
    <LeadSection data-slot="link-grid" {...props}>
      <ul className="mt-6 grid gap-x-12 sm:grid-cols-2 xl:grid-cols-3">
        {links.map(({ name, path }) => (
          <li key={path} className="border-line border-b">
            <TextLink variant="standalone" href={path}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </LeadSection>
  );
}
