import { isApiError } from "@clinic/api-client/errors";
import type { Blog } from "@clinic/api-client/schemas/blog";
import type { missingArticlePage, newerArticlePage, UnknownArticlePage } from "@clinic/content/pages/article";
import { Article, ArticleFailed, ArticleLoading, ArticleMore } from "@clinic/ui/blocks/article";
import { EmergencyNotice } from "@clinic/ui/blocks/emergency-notice";
import { NotFound } from "@clinic/ui/blocks/not-found";
import { sanitiseHtml } from "@clinic/ui/prose/sanitise-html";
import { plainPicture } from "../../articles/plain-picture";
import { useArticleRequest } from "../../articles/use-article-request";
import { describeFailure } from "../../connection";

export interface UnknownArticleProps<Page = UnknownArticlePage> {
  page: Page;
  /** The last segment of the URL. */
  slug: string;
}

type NewerPage = ReturnType<typeof newerArticlePage>;
type MissingPage = ReturnType<typeof missingArticlePage>;

/** The page for an article URL unknown to the build: possibly published since, or confirmed not to exist. */
export default function UnknownArticle({ page, slug }: UnknownArticleProps) {
  return page.kind === "missing" ? <Missing page={page} /> : <Newer page={page} slug={slug} />;
}

/** Loads an article published after the build. */
function Newer({ page, slug }: UnknownArticleProps<NewerPage>) {
  const { data, error, loading, retry } = useArticleRequest({
    key: slug,
    send: (api, signal) => api.blogs.details(slug, { signal }).then(clean, nullIfMissing),
  });
  if (data === null) return <Missing page={page.missing} />;
  if (data) return <Loaded page={page} article={data} />;
  return (
    <>
      <Head {...page.head} />
      {loading ? (
        <ArticleLoading {...page.loading} />
      ) : (
        <>
          <ArticleFailed {...page.failed} reason={describeFailure(error)} onRetry={retry} />
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

function Loaded({ page, article }: { page: NewerPage; article: ReturnType<typeof clean> }) {
  const { title, category, image, html, metaTitle, metaDescription, metaKeywords } = article;
  return (
    <>
      {/* Each falls back to the title (specification, section 3). */}
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

function Missing({ page: { head, notFound } }: { page: MissingPage }) {
  return (
    <>
      <Head {...head} />
      <NotFound {...notFound.block}>
        <EmergencyNotice className="mt-14 max-w-[46rem]" {...notFound.emergency} />
      </NotFound>
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
