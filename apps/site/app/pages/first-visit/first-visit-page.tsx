import type { FirstVisit } from "@clinic/content/branches";
import type { LocationLabels } from "@clinic/content/pages";
import { Heading } from "@clinic/ui/heading";
import { Picture } from "@clinic/ui/picture";
import { Container, Section } from "@clinic/ui/section";
import { PageHead, Paragraphs } from "../../layout";
import type { Resolved } from "../../pictures";

export interface FirstVisitPageProps {
  page: Resolved<FirstVisit>;
  labels: LocationLabels;
  branch: { name: string; path: string };
}

const senses = ["see", "hear", "feel", "help"] as const;

/** A social story and a sensory guide for a first visit to a branch. Printed, the story is a sheet of pictures. */
export function FirstVisitPage({ page, labels, branch }: FirstVisitPageProps) {
  const { story, senses: guide, before } = page;
  return (
    <div data-theme="kids">
      <PageHead title={page.title} intro={page.intro} parents={[branch]} current={page.title} />
      <Section aria-labelledby="story">
        <Container>
          <Heading id="story">{story.heading}</Heading>
          <ol className="full-grid mt-10 gap-y-12 sm:in-pairs lg:in-threes print:in-pairs print:mt-4 print:gap-y-4">
            {story.steps.map(({ text, picture }, index) => (
              <li key={text} className="break-inside-avoid">
                <Picture
                  {...picture}
                  sizes="(min-width: 56.3125rem) 25rem, (min-width: 37.5625rem) 50vw, 100vw"
                  className="aspect-4/3 w-full rounded-panel"
                />
                <p className="mt-4 flex gap-3 text-lead">
                  <span aria-hidden className="font-display text-primary tabular-nums">
                    {index + 1}
                  </span>
                  {text}
                </p>
              </li>
            ))}
          </ol>
        </Container>
      </Section>
      <Section tone="sunken" aria-labelledby="senses">
        <Container>
          <Heading id="senses">{guide.heading}</Heading>
          <div className="mt-10 grid gap-6 md:grid-cols-2 print:mt-4">
            {guide.places.map(({ place, ...impressions }) => (
              <section key={place} className="break-inside-avoid rounded-panel bg-surface-raised p-6 sm:p-8">
                <Heading level={3}>{place}</Heading>
                <dl className="mt-4 grid gap-3">
                  {senses.map((sense) => (
                    <div key={sense}>
                      <dt className="font-semibold">{labels[sense]}</dt>
                      <dd className="text-ink-muted">{impressions[sense]}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        </Container>
      </Section>
      <Section aria-labelledby="before">
        <Container>
          <Heading id="before">{before.heading}</Heading>
          <div className="mt-5 flex max-w-prose flex-col gap-4">
            <Paragraphs texts={before.body} />
          </div>
        </Container>
      </Section>
    </div>
  );
}
