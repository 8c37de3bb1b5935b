import type { ReactNode } from "react";
import { Heading } from "../../components/heading";
import { Container } from "../../components/section";
import { TextLink } from "../../components/text-link";

export interface SideHeadingSectionProps {
  /** The heading. */
  title: string;
  /**
   * Links in a row.
   * @default none
   */
  links?: readonly { name: string; path: string }[];
  /** What else there is, such as `SpecialistCards`. */
  children?: ReactNode;
}

/** A short answer beside its heading: below it, it would leave a row nearly empty. */
export function SideHeadingSection({ title, links = [], children }: SideHeadingSectionProps) {
  return (
    <Container className="grid grid-cols-1 gap-x-column gap-y-6 pb-section md:grid-cols-12">
      <Heading className="md:col-span-4">{title}</Heading>
      <div className="md:col-span-8 md:pt-1">
        {links.length > 0 && (
          <ul className="flex flex-wrap gap-x-10">
            {links.map(({ name, path }) => (
              <li key={path}>
                <TextLink variant="standalone" href={path}>
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </Container>
  );
}
