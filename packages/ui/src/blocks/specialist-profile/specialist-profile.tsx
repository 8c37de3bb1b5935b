import type { ComponentProps } from "react";
import { Heading, type HeadingProps } from "../../components/heading";
import { cn } from "../../styles/cn";

/** The profiles, stacked; every second one is mirrored. */
export function SpecialistProfiles({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="specialist-profiles"
      className={cn("divide-y divide-line border-y border-line", className)}
      {...props}
    />
  );
}

/** One dentist: a `SpecialistPortrait`, then a `SpecialistBody`. */
export function SpecialistProfile({ className, ...props }: ComponentProps<"article">) {
  return (
    <article
      data-slot="specialist-profile"
      className={cn(
        "group/profile grid gap-x-column gap-y-8 py-12 sm:grid-cols-[1fr_2fr] md:grid-cols-12 md:py-16 break-inside-avoid",
        className,
      )}
      {...props}
    />
  );
}

/** The frame of the portrait: a round top on a straight foot. Takes the picture as its only child. */
export function SpecialistPortrait({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="specialist-portrait"
      className={cn(
        "relative aspect-4/5 w-full max-w-60 self-start overflow-clip rounded-t-arch bg-surface-sunken sm:max-w-none",
        "md:col-span-4 md:row-start-1 md:group-even/profile:col-start-9 xl:group-odd/profile:col-start-2 xl:group-even/profile:col-start-9",
        "[&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover",
        className,
      )}
      {...props}
    />
  );
}

/** Name, role, biography and facts. */
export function SpecialistBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="specialist-body"
      className={cn(
        "min-w-0 md:col-span-8 md:row-start-1 md:col-start-5 md:group-even/profile:col-start-1 xl:col-span-6 xl:col-start-6 xl:group-even/profile:col-start-2",
        className,
      )}
      {...props}
    />
  );
}

/** The dentist's name. */
export function SpecialistName(props: HeadingProps) {
  return <Heading data-slot="specialist-name" level={3} size="heading" {...props} />;
}

/** What the dentist does at the clinic, in a line. */
export function SpecialistRole({ className, ...props }: ComponentProps<"p">) {
  return (
    <p data-slot="specialist-role" className={cn("mt-2 text-lead text-primary", className)} {...props} />
  );
}

/** The biography, as paragraphs. */
export function SpecialistBiography({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="specialist-biography"
      className={cn("mt-6 max-w-prose space-y-4", className)}
      {...props}
    />
  );
}

/** Pairs of a term and its value: degrees, languages, branches. */
export function SpecialistFacts({ className, ...props }: ComponentProps<"dl">) {
  return (
    <dl
      data-slot="specialist-facts"
      className={cn("mt-6 grid max-w-prose gap-x-8 gap-y-3 text-sm sm:grid-cols-2", className)}
      {...props}
    />
  );
}

export interface SpecialistFactProps extends ComponentProps<"div"> {
  /** The term, such as "Languages". */
  term: string;
}

/** One fact: a term and, as children, its value. */
export function SpecialistFact({ term, children, ...props }: SpecialistFactProps) {
  return (
    <div data-slot="specialist-fact" {...props}>
      <dt className="font-semibold text-ink-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
