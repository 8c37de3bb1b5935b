import { RotateCwIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/button";
import { Heading } from "../../components/heading";
import type { NamedLink } from "../../components/link";
import { Container } from "../../components/section";
import { Skeleton } from "../../components/skeleton";
import { TextLink } from "../../components/text-link";
import { PageTrail, type PageTrailProps } from "../page-banner";

export interface ArticleLoadingProps extends PageTrailProps {
  /** The page's main heading, announced: that it loads. */
  title: string;
  /** What visitors without scripts read, for whom it will never load. */
  withoutScripts: string;
  /** Where they go on. */
  link: NamedLink;
}

/** The place of an article that is being loaded. */
export function ArticleLoading({ trail, current, title, withoutScripts, link }: ArticleLoadingProps) {
  return (
    <Container data-slot="article-loading" className="pb-section pt-4">
      <PageTrail trail={trail} current={current} />
      <Head title={<span role="status">{title}</span>}>
        <p className="mt-6 hidden noscript:block">
          {withoutScripts} <TextLink href={link.path}>{link.name}</TextLink>
        </p>
      </Head>
      <Skeleton className="mx-auto mt-12 aspect-3/2 max-w-[60rem] rounded-panel noscript:hidden" />
      <div className="mx-auto mt-14 flex max-w-[40rem] flex-col gap-4 noscript:hidden">
        <Skeleton />
        <Skeleton />
        <Skeleton className="w-2/3" />
      </div>
    </Container>
  );
}

export interface ArticleFailedProps extends PageTrailProps {
  /** The page's main heading. */
  title: string;
  /** Why it could not be loaded, announced. */
  reason: string;
  /** What the button says. */
  retry: string;
  /** Called by the button. */
  onRetry: () => void;
}

/** The place of an article that could not be loaded. */
export function ArticleFailed({ trail, current, title, reason, retry, onRetry }: ArticleFailedProps) {
  return (
    <Container data-slot="article-failed" className="pt-4 pb-14">
      <PageTrail trail={trail} current={current} />
      <Head title={title}>
        <p role="alert" className="mt-5 text-lead text-ink-muted">
          {reason}
        </p>
        <Button className="mt-8" onClick={() => onRetry()}>
          <RotateCwIcon strokeWidth={1.5} />
          {retry}
        </Button>
      </Head>
    </Container>
  );
}

/** The link below an article, or the place of one. */
export function ArticleMore({ name, path }: NamedLink) {
  return (
    <Container data-slot="article-more" className="pb-section">
      <p className="mx-auto max-w-[46rem] border-line border-t pt-4">
        <TextLink href={path} variant="standalone">
          {name}
        </TextLink>
      </p>
    </Container>
  );
}

function Head({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto mt-8 max-w-[46rem] md:mt-12">
      <Heading level={1}>{title}</Heading>
      {children}
    </div>
  );
}
