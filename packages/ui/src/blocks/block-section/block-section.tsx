import { type ReactNode, useId } from "react";
import { Heading, type HeadingLevel } from "../../components/heading";
import type { NamedLink } from "../../components/link";
import { Container, Section, type SectionProps } from "../../components/section";
import { MoreLink } from "./more-link";

/** Props of every block with a heading. */
export interface BlockProps extends Omit<SectionProps, "title"> {
  /** The heading of the block. */
  title: string;
  /**
   * Level of that heading; headings inside are one below.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /** A sentence or two under the heading. */
  text?: ReactNode;
  /** The link to all of them, beside the heading. */
  link?: NamedLink | undefined;
  /** What else is beside the heading. */
  action?: ReactNode;
  /**
   * Hides the heading from sight, where what is above the block says the same: a tab.
   * @default false
   */
  titleHidden?: boolean;
}

/** A section of the page that is named by its heading. */
export function BlockSection({
  title,
  titleHidden = false,
  headingLevel = 2,
  text,
  link,
  action,
  children,
  ...props
}: BlockProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id} {...props}>
      <Container>
        <div
          className={
            titleHidden
              ? "sr-only"
              : "mb-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-4 md:mb-14"
          }
        >
          <div className="min-w-0 max-w-[44rem]">
            <Heading id={id} level={headingLevel} size="heading">
              {title}
            </Heading>
            {text && <p className="mt-2 max-w-[38rem] text-lead text-ink-muted md:mt-4">{text}</p>}
          </div>
          {link && <MoreLink {...link} />}
          {action}
        </div>
        {children}
      </Container>
    </Section>
  );
}

/** The level of the headings under a block's own. */
export function levelBelow(level: HeadingLevel = 2) {
  return Math.min(level + 1, 4) as HeadingLevel;
}
