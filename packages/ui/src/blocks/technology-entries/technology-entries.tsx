import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";
import { Picture, type PictureValue } from "../../components/picture";
import { cn } from "../../styles/cn";

export interface TechnologyEntriesProps extends Omit<ComponentProps<"div">, "children"> {
  /** Machines or methods: what each does and what a patient notices of it, in paragraphs; a note says where it is. */
  entries: readonly {
    /** Fragment that leads to the entry. */
    id?: string;
    title: string;
    body: readonly string[];
    note?: string;
    picture: PictureValue;
  }[];
}

/** The entries, stacked; picture and text change sides from one to the next. */
export function TechnologyEntries({ entries, className, ...props }: TechnologyEntriesProps) {
  return (
    <div data-slot="technology-entries" className={cn("grid gap-y-10 md:gap-y-28", className)} {...props}>
      {entries.map(({ id, title, body, note, picture }) => (
        <article
          key={title}
          id={id}
          data-slot="technology-entry"
          className="group/entry grid scroll-mt-28 gap-x-column gap-y-5 break-inside-avoid md:grid-cols-12 md:items-center"
        >
          <div className="relative aspect-16/9 overflow-clip rounded-panel bg-surface-sunken md:row-start-1 md:aspect-4/3 md:col-span-7 md:group-odd/entry:col-start-1 md:group-even/entry:col-start-6">
            <Picture
              {...picture}
              sizes="(max-width: 800px) 100vw, 45rem"
              className="absolute inset-0 size-full object-cover"
            />
          </div>
          <div className="min-w-0 md:row-start-1 md:group-odd/entry:col-span-5 md:group-odd/entry:col-start-8 md:group-even/entry:col-span-5 md:group-even/entry:col-start-1 xl:group-even/entry:pe-8 xl:group-odd/entry:ps-8">
            {/* A dimension mark, as on a drawing. */}
            <span
              aria-hidden
              className="mb-4 block h-2.5 w-24 md:mb-6 border-x border-b border-line-strong"
            />
            <Heading>{title}</Heading>
            <div className="mt-3 flex max-w-prose flex-col gap-4 text-ink-muted md:mt-5">
              {body.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {note && <p className="mt-3 text-sm md:mt-5 font-semibold">{note}</p>}
          </div>
        </article>
      ))}
    </div>
  );
}
