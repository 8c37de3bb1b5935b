import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";
import { Picture, type PictureValue } from "../../components/picture";
import { Prose } from "../../components/prose";
import { Container } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { PageTrail, type PageTrailProps } from "../page-banner";

export interface ArticleProps extends Omit<ComponentProps<"article">, "children" | "title">, PageTrailProps {
  /** The page's main heading. */
  title: string;
  /** What it is about, in a word or two. */
  category: string;
  /** One or two sentences before the text. */
  summary?: string | undefined;
  /**
   * Who wrote it, as a link after a word such as "By", and when: as in HTML, and in words. `changed` is when it was
   * last changed.
   */
  byline?:
    | {
        by: string;
        name: string;
        path: string;
        date: string;
        dateInWords: string;
        changed?: { date: string; inWords: string };
      }
    | undefined;
  /** In small type under it, such as who checked the text. */
  note?: string;
  /** Shown wide under the head. */
  picture: PictureValue;
  /** The text as HTML that can be trusted; see `Prose`. */
  html: string;
}

/** A whole article: head, picture, text. */
export function Article({
  trail,
  current,
  title,
  category,
  summary,
  byline,
  note,
  picture,
  html,
  ...props
}: ArticleProps) {
  return (
    <article data-slot="article" {...props}>
      <Container className="pb-section pt-4">
        <PageTrail trail={trail} current={current} />
        <div className="mx-auto mt-8 max-w-[46rem] md:mt-12">
          <p className="font-semibold text-primary">{category}</p>
          <Heading level={1} className="mt-3">
            {title}
          </Heading>
          {summary && <p className="mt-5 text-lead text-ink-muted">{summary}</p>}
          {byline && (
            <p className="mt-5 text-sm text-ink-muted">
              {byline.by} <TextLink href={byline.path}>{byline.name}</TextLink>,{" "}
              <time dateTime={byline.date}>{byline.dateInWords}</time>
              {byline.changed && (
                <>
                  , <time dateTime={byline.changed.date}>{byline.changed.inWords}</time>
                </>
              )}
            </p>
          )}
          {note && <p className="mt-2 text-sm text-ink-muted">{note}</p>}
        </div>
        <div className="relative mx-auto mt-12 aspect-3/2 max-w-[60rem] overflow-clip rounded-panel bg-surface-sunken">
          <Picture {...picture} priority sizes="(max-width: 960px) 100vw, 60rem" className="size-full" />
        </div>
        <Prose html={html} className="mx-auto mt-14 max-w-[40rem]" />
      </Container>
    </article>
  );
}
