import { Button } from "@clinic/ui/button";
import { Heading } from "@clinic/ui/heading";
import { Container } from "@clinic/ui/section";
import { Skeleton } from "@clinic/ui/skeleton";
import { TextLink } from "@clinic/ui/text-link";
import { RotateCwIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { type NewerArticle, useNewerArticle } from "../../articles/use-newer-article";
import { useTabTitle } from "../../articles/use-tab-title";
import { PageTrail } from "../../layout/page-head";
import { plainPicture } from "../../pictures/plain-picture";
import { ArticleText } from "./article-text";
import MissingArticlePage from "./missing-article-page";

export interface NewerArticlePageProps {
  /** The last part of the article's address. */
  slug: string;
}

/** An article that was published after the site was built: it is loaded while the visitor waits. */
export default function NewerArticlePage({ slug }: NewerArticlePageProps) {
  const { state, retry } = useNewerArticle(slug);
  switch (state.status) {
    case "loaded":
      return <Loaded article={state.article} />;
    case "missing":
      return <MissingArticlePage />;
    case "failed":
      return <Failed onRetry={retry} />;
    case "loading":
      return <Loading />;
  }
}

function Loaded({ article: { title, category, image, html, metaTitle } }: { article: NewerArticle }) {
  useTabTitle(metaTitle ?? title);
  return (
    <>
      <ArticleText
        title={title}
        category={category}
        picture={{ image: plainPicture(image), alt: title }}
        html={html}
      />
      <AllArticles />
    </>
  );
}

function Loading() {
  return (
    <Container className="pb-section pt-4">
      <PageTrail parents={[{ name: "Blog", path: "/blogs" }]} current="Article" />
      <div className="mx-auto mt-8 max-w-[46rem] md:mt-12">
        <Heading level={1}>
          <span role="status">Loading...</span>
        </Heading>
        <p className="mt-6 hidden noscript:block">
          This article is newer than the rest of the site, and a script has to bring it.{" "}
          <TextLink href="/blogs">All other articles</TextLink> can be read without.
        </p>
      </div>
      <Skeleton className="mx-auto mt-12 aspect-3/2 max-w-[60rem] rounded-panel noscript:hidden" />
      <div className="mx-auto mt-14 flex max-w-[40rem] flex-col gap-4 noscript:hidden">
        <Skeleton />
        <Skeleton />
        <Skeleton className="w-2/3" />
      </div>
    </Container>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Container className="pb-section pt-4">
      <PageTrail parents={[{ name: "Blog", path: "/blogs" }]} current="Article" />
      <div className="mx-auto mt-8 max-w-[46rem] md:mt-12">
        <Heading level={1}>This article could not be loaded</Heading>
        <p role="alert" className="mt-5 text-lead text-ink-muted">
          Our server could not be reached. Please check that you are online, or try again in a moment.
        </p>
        <Button className="mt-8" onClick={onRetry}>
          <RotateCwIcon aria-hidden strokeWidth={1.5} />
          Try again
        </Button>
      </div>
      <AllArticles />
    </Container>
  );
}

function AllArticles() {
  return (
    <Container className="pb-section">
      <p className="mx-auto max-w-[46rem] border-line border-t pt-4">
        <TextLink asChild variant="standalone">
          <Link to="/blogs">All articles</Link>
        </TextLink>
      </p>
    </Container>
  );
}
