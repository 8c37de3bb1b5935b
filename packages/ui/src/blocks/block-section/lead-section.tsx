import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";
import { Container, Section, type SectionProps } from "../../components/section";

export interface LeadSectionProps extends Omit<ComponentProps<"section">, "title"> {
  /** Id of the heading, for links to it. */
  id: string;
  /** The heading. */
  title: string;
  /** A sentence or two under it. */
  text?: string;
  /**
   * The background.
   * @default "plain"
   */
  tone?: SectionProps["tone"];
}

/** A part of a page: a heading, what leads in, and below them what it is about. */
export function LeadSection({ id, title, text, children, ...props }: LeadSectionProps) {
  return (
    <Section aria-labelledby={id} {...props}>
      <Container>
        <Heading id={id}>{title}</Heading>
        {text && <p className="mt-4 max-w-prose text-lead text-ink-muted">{text}</p>}
        {children}
      </Container>
    </Section>
  );
}
