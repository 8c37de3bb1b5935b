import type { ComponentProps } from "react";
import { Heading, type HeadingProps } from "../../components/heading";
import { cn } from "../../styles/cn";

/** The entries, stacked; picture and text change sides from one to the next (specification, section 2). */
export function TechnologyEntries({ className, ...props }: ComponentProps<"div">) {
  return (
    <div data-slot="technology-entries" className={cn("grid gap-y-16 md:gap-y-28", className)} {...props} />
  );
}

/** One machine or method: a `TechnologyEntryPicture`, then a `TechnologyEntryBody`. */
export function TechnologyEntry({ className, ...props }: ComponentProps<"article">) {
  return (
    <article
      data-slot="technology-entry"
      className={cn(
        "group/entry grid scroll-mt-28 gap-x-column gap-y-7 break-inside-avoid md:grid-cols-12 md:items-center",
        className,
      )}
      {...props}
    />
  );
}

/** The frame of the picture. Takes the picture as its only child. */
export function TechnologyEntryPicture({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="technology-entry-picture"
      className={cn(
        "relative aspect-4/3 overflow-clip rounded-panel bg-surface-sunken md:row-start-1",
        "md:col-span-7 md:group-odd/entry:col-start-1 md:group-even/entry:col-start-6",
        "[&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover",
        className,
      )}
      {...props}
    />
  );
}

/** The text, under a dimension mark as on a drawing. */
export function TechnologyEntryBody({ className, children, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="technology-entry-body"
      className={cn(
        "min-w-0 md:row-start-1 md:group-odd/entry:col-span-5 md:group-odd/entry:col-start-8 md:group-even/entry:col-span-5 md:group-even/entry:col-start-1 xl:group-even/entry:pe-8 xl:group-odd/entry:ps-8",
        className,
      )}
      {...props}
    >
      <span aria-hidden className="mb-6 block h-2.5 w-24 border-x border-b border-line-strong" />
      {children}
    </div>
  );
}

/** Its name. */
export function TechnologyEntryTitle(props: HeadingProps) {
  return <Heading data-slot="technology-entry-title" level={2} {...props} />;
}

/** What it does and what a patient notices of it, as paragraphs. */
export function TechnologyEntryText({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="technology-entry-text"
      className={cn("mt-5 max-w-prose space-y-4 text-ink-muted", className)}
      {...props}
    />
  );
}

/** A line at the end, such as where the machine is. */
export function TechnologyEntryNote({ className, ...props }: ComponentProps<"p">) {
  return (
    <p data-slot="technology-entry-note" className={cn("mt-5 text-sm font-semibold", className)} {...props} />
  );
}
