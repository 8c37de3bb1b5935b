import { useId } from "react";
import { Heading } from "../../components/heading";
import { Container, Section } from "../../components/section";
import type { BlockProps } from "./block-section";
import { MoreLink } from "./more-link";

/** A section with one thing beside its heading. The heading stays in sight beside what is taller. */
export function BesideSection({
  title,
  headingLevel = 2,
  text,
  link,
  action,
  children,
  ...props
}: Omit<BlockProps, "titleHidden">) {
  const id = useId();
  return (
    <Section aria-labelledby={id} {...props}>
      <Container className="grid gap-x-column gap-y-6 md:grid-cols-12 print:block">
        <div className="flex min-w-0 flex-col items-start gap-2 md:sticky md:top-28 md:col-span-4 md:gap-5 md:self-start md:pt-2">
          <Heading id={id} level={headingLevel} size="heading">
            {title}
          </Heading>
          {text && <p className="text-lead text-ink-muted">{text}</p>}
          {link && <MoreLink {...link} />}
          {action}
        </div>
        <div className="min-w-0 md:col-span-8">{children}</div>
      </Container>
    </Section>
  );
}
