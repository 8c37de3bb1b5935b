import { Heading } from "@clinic/ui/heading";
import { Picture } from "@clinic/ui/picture";
import { Prose } from "@clinic/ui/prose";
import { Container } from "@clinic/ui/section";
import type { ReactNode } from "react";
import { PageTrail } from "../../layout";
import type { ResolvedPicture } from "../../pictures";

export interface ArticleTextProps {
  title: string;
  category: string;
  summary?: string;
  /** Who wrote it, and when. */
  byline?: ReactNode;
  picture: ResolvedPicture;
  /** The text as HTML that can be trusted. */
  html: string;
}

/** The article itself: head, picture, text. */
export function ArticleText({ title, category, summary, byline, picture, html }: ArticleTextProps) {
  return (
    <article>
      <Container className="pb-section pt-4">
        <PageTrail parents={[{ name: "Blog", path: "/blogs" }]} current={title} />
        <div className="mx-auto mt-8 max-w-[46rem] md:mt-12">
          <p className="font-semibold text-accent">{category}</p>
          <Heading level={1} className="mt-3">
            {title}
          </Heading>
          {summary && <p className="mt-5 text-lead text-ink-muted">{summary}</p>}
          {byline && <p className="mt-5 text-sm text-ink-muted">{byline}</p>}
        </div>
        <div className="relative mx-auto mt-12 aspect-3/2 max-w-[60rem] overflow-clip rounded-panel bg-surface-sunken">
          <Picture {...picture} priority sizes="(max-width: 960px) 100vw, 60rem" className="size-full" />
        </div>
        <Prose html={html} className="mx-auto mt-14 max-w-[40rem]" />
      </Container>
    </article>
  );
}
