import type { ListPage } from "@clinic/content/pages";
import { NewsletterCard, NewsletterList } from "@clinic/ui/blocks/newsletter-card";
import { SheetsPlan } from "@clinic/ui/drawing";
import { Container } from "@clinic/ui/section";
import { formatDate } from "../../dates";
import { PageHead } from "../../layout";
import type { NewsletterView } from "./newsletter-view.server";

/** The newsletter page: its issues, each a PDF. */
export function NewsletterPage({
  page,
  newsletters,
}: {
  page: ListPage;
  newsletters: readonly NewsletterView[];
}) {
  return (
    <>
      <PageHead title={page.title} intro={page.intro} current={page.title} drawing={<SheetsPlan />} />
      <Container className="py-section">
        <NewsletterList>
          {newsletters.map(({ slug, title, publishedOn, href, bytes, pages, image }) => (
            <NewsletterCard
              key={slug}
              title={title}
              published={formatDate(publishedOn)}
              href={href}
              size={`${Math.ceil(bytes / 1024)} kB`}
              pages={pages}
              image={image.image}
            />
          ))}
        </NewsletterList>
      </Container>
    </>
  );
}
