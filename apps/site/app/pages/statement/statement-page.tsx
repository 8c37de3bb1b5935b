import type { StatementPage as Content } from "@clinic/content/pages";
import { Heading } from "@clinic/ui/heading";
import { Container } from "@clinic/ui/section";
import { formatDate } from "../../dates";
import { PageHead, Paragraphs } from "../../layout";

/** The page of a statement, such as the privacy or the accessibility statement. */
export function StatementPage({ page }: { page: Content }) {
  return (
    <>
      <PageHead title={page.title} intro={page.intro} current={page.title} />
      <Container className="flex flex-col gap-12 py-section">
        <p className="text-sm text-ink-muted">Last changed on {formatDate(page.updatedOn)}.</p>
        {page.sections.map(({ heading, body, points }) => (
          <section
            key={heading}
            className="grid gap-x-column gap-y-4 border-t border-line pt-8 md:grid-cols-12"
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
            </div>
          </section>
        ))}
      </Container>
    </>
  );
}
