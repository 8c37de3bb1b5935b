import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { parse } from "yaml";
import { type Article, articleSchema } from "../src/articles/schema.ts";

/** Folder of the articles' Markdown files. */
export const articlesFolder = join(import.meta.dirname, "../src/articles");

/** An article's file can't be used; the message says why in plain words. */
export class ArticleError extends Error {
  /** Name of the file. */
  readonly file: string;
  /** What is wrong with it. */
  readonly reason: string;

  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
    this.name = "ArticleError";
    this.file = file;
    this.reason = reason;
  }
}

const marked = new Marked({ gfm: true });

// The page draws the title as its only first-level heading, so the text starts at level 2.
const allowedTags = [
  ...["h2", "h3", "h4", "p", "ul", "ol", "li", "blockquote", "a", "strong", "em", "br", "hr"],
  ...["table", "thead", "tbody", "tr", "th", "td"],
  "div",
];

/** Attributes of the frame in which `Prose` of `@clinic/ui` scrolls a wide table, by pointer and by keyboard. */
const tableFrame = { "data-slot": "prose-table", role: "group", "aria-label": "Table", tabindex: "0" };

/** Renders Markdown as HTML with text, headings, lists, framed tables and links, and nothing else. */
export function renderMarkdown(markdown: string): string {
  // Tables are framed as nodes, before sanitising: nothing edits sanitised HTML.
  const document = parseDocument(marked.parse(markdown, { async: false }));
  for (const table of DomUtils.getElementsByTagName("table", document)) {
    const [frame] = DomUtils.getElementsByTagName("div", parseDocument("<div></div>"));
    if (!frame) continue;
    Object.assign(frame.attribs, tableFrame);
    DomUtils.replaceElement(table, frame);
    DomUtils.appendChild(frame, table);
  }
  return sanitizeHtml(DomUtils.getOuterHTML(document), {
    allowedTags,
    allowedAttributes: {
      a: ["href"],
      ol: ["start"],
      th: ["align"],
      td: ["align"],
      div: Object.entries(tableFrame).map(([name, value]) => ({ name, values: [value] })),
    },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
  }).trim();
}

/**
 * Splits an article's file into front matter and text, and renders the text.
 *
 * @param file - Name of the file; without `.md` it is the article's slug.
 * @throws {@link ArticleError} when the front matter is missing, is not YAML or breaks the schema.
 */
export function readArticle(file: string, source: string): Article {
  const parts = /^---\r?\n(?<matter>[\s\S]*?)\r?\n---\r?\n(?<text>[\s\S]*)$/.exec(source)?.groups;
  if (!parts) throw new ArticleError(file, "the file must begin with front matter between two --- lines");

  let matter: unknown;
  try {
    matter = parse(parts.matter ?? "");
  } catch (error) {
    throw new ArticleError(file, `the front matter is not valid YAML: ${String(error)}`);
  }
  const html = renderMarkdown(parts.text ?? "");
  const article = articleSchema.safeParse({ ...Object(matter), slug: basename(file, ".md"), html });
  if (article.success) return article.data;
  const [issue] = article.error.issues;
  throw new ArticleError(file, `${issue?.path.join(".") || "front matter"}: ${issue?.message ?? "is wrong"}`);
}

/** All articles of the folder, the newest first, then by slug. */
export function readArticles(folder = articlesFolder): Article[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => readArticle(file, readFileSync(join(folder, file), "utf8")))
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.slug.localeCompare(b.slug));
}

/** The module that holds the rendered articles, as source text. */
export function articlesModule(articles: readonly Article[]): string {
  return [
    "// Made from the Markdown files of this folder by `npm run build -w @clinic/content`. Edit those.",
    "// biome-ignore-all format: made by a script",
    'import type { Article } from "./schema.ts";',
    "",
    `export const renderedArticles: Article[] = ${JSON.stringify(articles, null, 2)};`,
    "",
  ].join("\n");
}
