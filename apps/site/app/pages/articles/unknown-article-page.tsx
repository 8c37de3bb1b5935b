import { isApiError } from "@clinic/api-client/errors";
import type { Blog } from "@clinic/api-client/schemas/blog";
import { blogsPage, notFoundPage } from "@clinic/content/pages";
import { Article } from "@clinic/ui/blocks/article";
import { Button } from "@clinic/ui/button";
import { Heading } from "@clinic/ui/heading";
import { sanitiseHtml } from "@clinic/ui/prose/sanitise-html";
import { Container } from "@clinic/ui/section";
import { Skeleton } from "@clinic/ui/skeleton";
import { TextLink } from "@clinic/ui/text-link";
import { RotateCwIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { articleMeta, useArticleRequest } from "../../articles";
import { describeFailure } from "../../connection";
import { plainPicture } from "../../pictures";
import { NotFoundPage } from "../not-found/not-found-page";
import { ArticleTrail } from "./article-trail";

export interface UnknownArticlePageProps {
  /** `newer`: possibly published after the build; `missing`: the server has confirmed that it does not exist. */
  kind: "newer" | "missing";
  /** The last segment of the URL. */
  slug: string;
}

const { newer } = blogsPage;

/** The page for an article URL unknown to the build. */
export default function UnknownArticlePage({ kind, slug }: UnknownArticlePageProps) {
  return kind === "missing" ? <Missing /> : <Newer slug={slug} />;
}

/** Loads an article published after the build. */
function Newer({ slug }: { slug: string }) {
  const { data, error, loading, retry } = useArticleRequest({
    key: slug,
    send: (api, signal) => api.blogs.details(slug, { signal }).then(clean, nullIfMissing),
  });
  if (data === null) return <Missing />;
  if (data) return <Loaded article={data} />;
  if (loading) return <Loading />;
  return <Failed reason={describeFailure(error)} onRetry={retry} />;
}

function clean({ content, ...article }: Blog) {
  return { ...article, html: sanitiseHtml(content) };
}

function nullIfMissing(error: unknown) {
  if (isApiError(error, "rejected") && error.status === 404) return null;
  throw error;
}

function Loaded({ article }: { article: ReturnType<typeof clean> }) {
  const { title, category, image, html } = article;
  return (
    <>
      <Head {...articleMeta(article)} />
      <Article
        breadcrumb={<ArticleTrail title={title} />}
        title={title}
        category={category}
        picture={{ image: plainPicture(image), alt: "" }}
        html={html}
      />
      <AllArticles />
    </>
  );
}

function Missing() {
  return (
    <>
      <Head title={notFoundPage.metaTitle} description={notFoundPage.intro} />
      <NotFoundPage page={notFoundPage} />
    </>
  );
}

function Loading() {
  return (
    <Container className="pb-section pt-4">
      <Head title={blogsPage.metaTitle} description={blogsPage.intro} />
      <ArticleTrail title={newer.breadcrumb} />
      <div className="mx-auto mt-8 max-w-[46rem] md:mt-12">
        <Heading level={1}>
          <span role="status">{newer.loading}</span>
        </Heading>
        <p className="mt-6 hidden noscript:block">
          {newer.withoutScripts} <TextLink href="/blogs">{newer.otherArticles}</TextLink>.
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

function Failed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <>
      <Container className="pt-4 pb-14">
        <Head title={blogsPage.metaTitle} description={blogsPage.intro} />
        <ArticleTrail title={newer.breadcrumb} />
        <div className="mx-auto mt-8 max-w-[46rem] md:mt-12">
          <Heading level={1}>{newer.failed}</Heading>
          <p role="alert" className="mt-5 text-lead text-ink-muted">
            {reason}
          </p>
          <Button className="mt-8" onClick={onRetry}>
            <RotateCwIcon aria-hidden strokeWidth={1.5} />
            {newer.retry}
          </Button>
        </div>
      </Container>
      <AllArticles />
    </>
  );
}

function AllArticles() {
  return (
    <Container className="pb-section">
      <p className="mx-auto max-w-[46rem] border-line border-t pt-4">
        <TextLink asChild variant="standalone">
          <Link to="/blogs">{blogsPage.allArticles}</Link>
        </TextLink>
      </p>
    </Container>
  );
}

interface HeadProps {
  title: string;
  description: string;
  keywords?: string;
}

function Head({ title, description, keywords }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
    </>
  );
}
