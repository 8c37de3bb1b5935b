import { ArrowRightIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Heading, type HeadingProps } from "../../components/heading";
import { TextLink, type TextLinkProps } from "../../components/text-link";
import { cn } from "../../styles/cn";

/** The main treatments, stacked: sides alternate, and sheets overlap the pictures. */
export function TreatmentBlocks({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="treatment-blocks"
      className={cn("grid gap-y-14 md:gap-y-0 md:*:not-first:-mt-16", className)}
      {...props}
    />
  );
}

/** One treatment: a `TreatmentBlockPicture`, then a `TreatmentBlockBody`, which overlaps it. */
export function TreatmentBlock({ className, ...props }: ComponentProps<"article">) {
  return (
    <article
      data-slot="treatment-block"
      className={cn("group/block grid md:grid-cols-12", className)}
      {...props}
    />
  );
}

/** The frame of the picture. Every second one is an arch. Takes the picture as its only child. */
export function TreatmentBlockPicture({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="treatment-block-picture"
      className={cn(
        "relative aspect-4/3 overflow-clip rounded-panel bg-surface-sunken md:row-start-1",
        "md:group-odd/block:col-span-7 md:group-odd/block:col-start-1",
        "group-even/block:rounded-none group-even/block:rounded-t-arch max-md:group-even/block:ms-auto max-md:group-even/block:w-4/5",
        "group-even/block:aspect-5/6 md:group-even/block:col-span-5 md:group-even/block:col-start-8",
        "[&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover",
        className,
      )}
      {...props}
    />
  );
}

/** The sheet with the text. */
export function TreatmentBlockBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="treatment-block-body"
      className={cn(
        "relative -mt-12 me-5 min-w-0 rounded-panel border border-line bg-surface-raised p-6 text-ink sm:me-16 sm:p-10",
        "max-md:group-even/block:ms-5 max-md:group-even/block:me-0 sm:max-md:group-even/block:ms-16",
        "md:z-10 md:row-start-1 md:me-0 md:mt-20 md:mb-24 md:group-odd/block:self-start md:group-even/block:self-center",
        "md:group-odd/block:col-span-6 md:group-odd/block:col-start-7 xl:group-odd/block:-ms-6",
        "md:group-even/block:col-span-7 md:group-even/block:col-start-2",
        className,
      )}
      {...props}
    />
  );
}

/** The treatment's name. */
export function TreatmentBlockTitle(props: HeadingProps) {
  return <Heading data-slot="treatment-block-title" level={3} size="heading" {...props} />;
}

/** What it is, in two or three sentences. */
export function TreatmentBlockText({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="treatment-block-text"
      className={cn("mt-4 max-w-prose text-ink-muted", className)}
      {...props}
    />
  );
}

/** The pages below this treatment, as list items. */
export function TreatmentBlockLinks({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      data-slot="treatment-block-links"
      className={cn("mt-6 flex flex-wrap gap-x-8 border-t border-line pt-3", className)}
      {...props}
    />
  );
}

/** One of the links to the pages below. Takes a router's link as its child, with `asChild`. */
export function TreatmentBlockLink({ className, ...props }: TextLinkProps) {
  return (
    <TextLink
      data-slot="treatment-block-link"
      variant="standalone"
      className={cn("font-normal text-ink hover:text-primary", className)}
      {...props}
    />
  );
}

export interface TreatmentBlockMoreProps extends ComponentProps<"p"> {
  /** The link itself, such as a router's: "Know more" and, for screen readers, the subject. */
  children: ReactNode;
}

/** The link to the treatment's own page, with an arrow: takes an `<a>` or a router's link as its only child. */
export function TreatmentBlockMore({ className, children, ...props }: TreatmentBlockMoreProps) {
  return (
    <p
      data-slot="treatment-block-more"
      className={cn(
        "group/more mt-5 flex items-center gap-2 font-semibold text-primary hover:text-primary-strong",
        "[&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-[0.3em] [&_a]:hover:decoration-2",
        className,
      )}
      {...props}
    >
      {children}
      <ArrowRightIcon
        aria-hidden
        strokeWidth={1.5}
        className="size-5 shrink-0 transition-transform duration-200 group-has-[a:hover]/more:translate-x-1 rtl:rotate-180 rtl:group-has-[a:hover]/more:-translate-x-1"
      />
    </p>
  );
}
