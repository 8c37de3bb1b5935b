import { isApiError } from "@clinic/api-client/errors";
import type { Blog } from "@clinic/api-client/schemas/blog";
import type { NewerArticlePage } from "@clinic/content/pages/article";
import type { NotFoundPage } from "@clinic/content/pages/not-found";
import { Article, ArticleFailed, ArticleLoading, ArticleMore } from "@clinic/ui/blocks/article";
import { sanitiseHtml } from "@clinic/ui/prose/sanitise-html";
import { plainPicture, useArticleRequest } from "../articles/use-article-request";
import { useExplainError } from "../connection";
import { Missing } from "./not-found";

export interface UnknownArticleProps<Page = NewerArticlePage | NotFoundPage> {
  page: Page;
  /** The last segment of the URL. */
  slug: string;
}

/** The page for an article URL unknown to the build: possibly published since, or confirmed not to exist. */
export default function UnknownArticle({ page, slug }: UnknownArticleProps) {
  return page.kind === "missing" ? <Missing {...page} /> : <Newer page={page} slug={slug} />;
}

/** Loads an article published after the build. */
function Newer({ page, slug }: UnknownArticleProps<NewerArticlePage>) {
  const explainError = useExplainError();
  const { data, error, loading, retry } = useArticleRequest({
    key: slug,
    send: (api, signal) => api.blogs.details(slug, { signal }).then(clean, nullIfMissing),
  });
  if (data === null)
    return (
      <>
        <Head {...page.missing.head} />
        <Missing {...page.missing} />
      </>
    );
  if (data) return <Loaded page={page} article={data} />;
  return (
    <>
      <Head {...page.head} />
      {loading ? (
        <div data-hydrate-at-once="">
          <ArticleLoading {...page.loading} />
        </div>
      ) : (
        <>
          <ArticleFailed {...page.failed} reason={explainError(error)} onRetry={retry} />
          <ArticleMore {...page.more} />
        </>
      )}
    </>
  );
}

function clean({ content, ...article }: Blog) {
  return { ...article, html: sanitiseHtml(content) };
}

function nullIfMissing(error: unknown) {
  if (isApiError(error, "rejected") && error.status === 404) return null;
  throw error;
}

function Loaded({ page, article }: { page: NewerArticlePage; article: ReturnType<typeof clean> }) {
  const { title, category, image, html, metaTitle, metaDescription, metaKeywords } = article;
  return (
    <>
      {/* Each falls back to the title (requirements, section 3). */}
      <Head
        title={metaTitle || title}
        description={metaDescription || title}
        keywords={metaKeywords || title}
      />
      <Article
        trail={page.loading.trail}
        current={title}
        title={title}
        category={category}
        picture={{ image: plainPicture(image), alt: "" }}
        html={html}
      />
      <ArticleMore {...page.more} />
    </>
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
