import { ChevronDownIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Heading } from "../../components/heading";
import { Container } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";

/** A guideline, review or study. */
export interface Source {
  /** Its title, with its year. */
  title: string;
  publisher: string;
  url?: string;
}

export interface SourceListProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** The heading. */
  title: ReactNode;
  /** The sources in order. */
  sources: readonly Source[];
}

/** What a text about health relies on, folded at the foot of the page. */
export function SourceList({ title, sources, className, ...props }: SourceListProps) {
  const id = useId();
  return (
    <section
      data-slot="source-list"
      aria-labelledby={id}
      className={cn("pb-section text-sm print:pt-2 print:pb-0", className)}
      {...props}
    >
      <Container>
        <details className="print:[&::details-content]:[content-visibility:visible]">
          <summary className="flex min-h-11 w-fit list-none items-center gap-2 text-primary underline-offset-[0.22em] hover:underline [&::-webkit-details-marker]:hidden">
            <Heading id={id} level={2} className="font-semibold text-base [font-family:inherit]">
              {title}
            </Heading>
            <ChevronDownIcon
              strokeWidth={1.5}
              className="size-5 shrink-0 transition-transform in-open:rotate-180 print:hidden"
            />
          </summary>
          <ul lang="en" className="mt-3 flex max-w-prose flex-col gap-2 text-ink-muted pointer-coarse:gap-7">
            {sources.map(({ title, publisher, url }) => (
              <li key={title}>
                {url ? (
                  // A taller target that moves nothing: an inline link's vertical padding takes no room.
                  <TextLink href={url} rel="noopener" className="pointer-coarse:py-3.25">
                    {title}
                  </TextLink>
                ) : (
                  title
                )}
                , {publisher}
              </li>
            ))}
          </ul>
        </details>
      </Container>
    </section>
  );
}
