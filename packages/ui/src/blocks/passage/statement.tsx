import { type ComponentProps, Fragment } from "react";
import { Heading } from "../../components/heading";
import { Container } from "../../components/section";
import { LinkRow } from "../../components/text-link";
import { cn } from "../../styles/cn";

export interface StatementProps extends Omit<ComponentProps<"div">, "children"> {
  /** When it was last changed, if that is said. */
  updated?: string;
  /** The sections, in order. */
  sections: readonly {
    heading: string;
    body: readonly string[];
    points?: readonly string[];
    facts?: readonly { term: string; value: string }[];
    links?: readonly { name: string; path: string }[];
  }[];
}

/** A long statement in sections, such as on privacy: headings beside the text. */
export function Statement({ updated, sections, className, ...props }: StatementProps) {
  return (
    <Container
      data-slot="statement"
      className={cn("flex flex-col gap-5 py-section md:gap-12", className)}
      {...props}
    >
      {updated && <p className="text-sm text-ink-muted">{updated}</p>}
      {sections.map(({ heading, body, points, facts, links }) => (
        <section
          key={heading}
          className="grid grid-cols-1 gap-x-column gap-y-2 border-t border-line pt-4 md:gap-y-4 md:pt-8 md:grid-cols-12"
        >
          <Heading level={2} size="title" className="md:col-span-4">
            {heading}
          </Heading>
          <div className="flex max-w-prose flex-col gap-4 md:col-span-8">
            {body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && (
              <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-accent">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {facts && (
              <dl className="grid grid-cols-1 gap-x-6 border-line border-t pt-4 sm:gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
                {facts.map(({ term, value }) => (
                  <Fragment key={term}>
                    <dt className="font-semibold">{term}</dt>
                    <dd className="mb-2 sm:mb-0">
                      <bdi>{value}</bdi>
                    </dd>
                  </Fragment>
                ))}
              </dl>
            )}
            {links && <LinkRow links={links} />}
          </div>
        </section>
      ))}
    </Container>
  );
}
