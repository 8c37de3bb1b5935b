/** The meta fields of an article, whether from our content or from the API. */
interface ArticleFields {
  title: string;
  metaTitle?: string | null;
  metaDescription?: string | null;
  metaKeywords?: string | null;
}

/** Title, description and keywords for search engines. Each falls back to the article's title (specification, section 3). */
export function articleMeta({ title, metaTitle, metaDescription, metaKeywords }: ArticleFields) {
  return {
    title: metaTitle || title,
    description: metaDescription || title,
    keywords: metaKeywords || title,
  };
}
