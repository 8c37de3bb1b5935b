import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";
import { Container, Section } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { ArticleCard, type ArticleGridProps } from "../article-card";

export interface SpecialistWorkProps extends Omit<ComponentProps<"section">, "children"> {
  /** What the dentist treats: links, each with a sentence. */
  treatments: {
    id: string;
    title: string;
    links: readonly { name: string; path: string; text: string }[];
  };
  /** What the dentist has written, if anything. */
  articles?: { id: string; title: string; articles: ArticleGridProps["articles"] };
}

/** What a dentist treats, and what to read by the dentist. */
export function SpecialistWork({ treatments, articles, ...props }: SpecialistWorkProps) {
  return (
    <Section data-slot="specialist-work" {...props}>
      <Container className="grid grid-cols-1 gap-x-column gap-y-14 lg:grid-cols-12">
        <section aria-labelledby={treatments.id} className="lg:col-span-8">
          <Heading id={treatments.id}>{treatments.title}</Heading>
          <ul className="full-grid mt-8 gap-y-0 sm:in-pairs">
            {treatments.links.map(({ name, path, text }) => (
              <li key={path} className="border-line-strong border-t pt-3 pb-8">
                <TextLink variant="standalone" href={path}>
                  {name}
                </TextLink>
                <p className="text-ink-muted">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        {articles && (
          <section aria-labelledby={articles.id} className="lg:col-span-4">
            <Heading id={articles.id}>{articles.title}</Heading>
            <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-1">
              {articles.articles.map((article) => (
                <li key={article.path}>
                  <ArticleCard {...article} headingLevel={3} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </Container>
    </Section>
  );
}
