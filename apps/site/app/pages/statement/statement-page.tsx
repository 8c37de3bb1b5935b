import { Heading } from "@clinic/ui/heading";
import { Container } from "@clinic/ui/section";
import { Fragment } from "react";
import { formatDate } from "../../dates";
import { PageHead, Paragraphs } from "../../layout";
import type { StatementView } from "./statement-view.server";

/** The page of a statement, such as the privacy or the accessibility statement. */
export function StatementPage({ page }: { page: StatementView }) {
  return (
    <>
      <PageHead title={page.title} intro={page.intro} current={page.title} />
      <Container className="flex flex-col gap-12 py-section">
        <p className="text-sm text-ink-muted">Last updated on {formatDate(page.updatedOn)}.</p>
        {page.sections.map(({ heading, body, points, facts }) => (
          <section
            key={heading}
            className="grid grid-cols-1 gap-x-column gap-y-4 border-t border-line pt-8 md:grid-cols-12"
          >
            <Heading level={2} size="title" className="md:col-span-4">
              {heading}
            </Heading>
            <div className="flex max-w-prose flex-col gap-4 md:col-span-8">
              <Paragraphs texts={body} />
              {points && (
                <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-accent">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {facts && (
                <dl className="grid grid-cols-1 gap-x-6 gap-y-2 border-line border-t pt-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
                  {facts.map(({ term, value }) => (
                    <Fragment key={term}>
                      <dt className="font-semibold">{term}</dt>
                      <dd className="mb-2 sm:mb-0">{value}</dd>
                    </Fragment>
                  ))}
                </dl>
              )}
            </div>
          </section>
        ))}
      </Container>
    </>
  );
}
