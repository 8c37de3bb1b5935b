import type { ReactNode } from "react";
import { Heading } from "../../components/heading";
import { Container } from "../../components/section";
import { LinkRow, type LinkRowProps } from "../../components/text-link";

export interface SideHeadingSectionProps {
  /** Id of the heading, for links to it. */
  id?: string;
  /** The heading. */
  title: string;
  /** A sentence or two under it. */
  text?: string;
  /**
   * Links in a row.
   * @default none
   */
  links?: LinkRowProps["links"];
  /** What else there is, such as `SpecialistCards`. */
  children?: ReactNode;
}

/** A short answer beside its heading: below it, it would leave a row nearly empty. */
export function SideHeadingSection({ id, title, text, links = [], children }: SideHeadingSectionProps) {
  return (
    <Container className="grid grid-cols-1 gap-x-column gap-y-6 pb-section md:grid-cols-12">
      <div className="md:col-span-4">
        <Heading id={id} className="scroll-mt-28">
          {title}
        </Heading>
        {text && <p className="mt-4 text-ink-muted">{text}</p>}
      </div>
      <div className="md:col-span-8 md:pt-1">
        <LinkRow links={links} />
        {children}
      </div>
    </Container>
  );
}
