import { Slot } from "@radix-ui/react-slot";
import { ChevronDownIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Heading, type HeadingProps } from "../../components/heading";
import { Container } from "../../components/section";
import { cn } from "../../styles/cn";

/** The footer of every page, on the deep colour. */
export function SiteFooter({ className, children, ...props }: ComponentProps<"footer">) {
  return (
    <footer
      data-slot="site-footer"
      className={cn(
        "bg-deep text-on-deep print:hidden",
        // The focus ring's outer line is the accent, which is too dark here.
        "[&_:focus-visible]:outline-on-deep [&_:focus-visible]:shadow-none",
        className,
      )}
      {...props}
    >
      <Container className="pt-12 pb-8 sm:pt-24">{children}</Container>
    </footer>
  );
}

/** Columns of the footer, the first a little wider. On phones the first and the last take a row of their own. */
export function SiteFooterColumns({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="site-footer-columns"
      className={cn(
        "grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-12 xl:grid-cols-[5fr_3fr_4fr_3fr] max-sm:*:first:col-span-full max-sm:*:last:col-span-full",
        // Folded columns are rows with a line between them.
        "max-sm:*:has-[details]:col-span-full max-sm:has-[details]:gap-y-0 max-sm:has-[details]:*:first:pb-6",
        className,
      )}
      {...props}
    />
  );
}

/** One column: a `SiteFooterHeading`, then `SiteFooterLinks` or text. */
export function SiteFooterColumn({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="site-footer-column"
      className={cn("flex min-w-0 flex-col overridable:gap-3", className)}
      {...props}
    />
  );
}

/** The heading of a column. */
export function SiteFooterHeading(props: HeadingProps) {
  return <Heading data-slot="site-footer-heading" level={2} size="title" {...props} />;
}

export interface SiteFooterFoldProps extends ComponentProps<"details"> {
  /** The heading of the column. */
  heading: ReactNode;
}

/**
 * A heading and what is below it, folded on phones so that the footer stays short. From 601 px it is unfolded, except in
 * browsers without `::details-content`.
 */
export function SiteFooterFold({ heading, className, children, ...props }: SiteFooterFoldProps) {
  return (
    <>
      <SiteFooterHeading className="hidden sm:supports-[selector(::details-content)]:block">
        {heading}
      </SiteFooterHeading>
      <details
        data-slot="site-footer-fold"
        className={cn(
          "group/fold max-sm:border-on-deep/25 max-sm:border-t max-sm:open:pb-4",
          "sm:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible]",
          className,
        )}
        {...props}
      >
        <summary
          data-slot="site-footer-fold-summary"
          className="flex min-h-12 list-none items-center justify-between gap-4 sm:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden"
        >
          <SiteFooterHeading>{heading}</SiteFooterHeading>
          <ChevronDownIcon
            aria-hidden
            strokeWidth={1.5}
            className="size-5 shrink-0 transition-transform duration-200 group-open/fold:rotate-180"
          />
        </summary>
        {children}
      </details>
    </>
  );
}

/** The links of a column, as list items: each a `TextLink` of the variant `inverse`. */
export function SiteFooterLinks({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      data-slot="site-footer-links"
      className={cn(
        "text-on-deep-muted *:pb-1 [&_a]:text-inherit",
        // On phones the last column is as wide as two, and so is a folded one.
        "max-sm:in-[[data-slot=site-footer-column]:last-child]:columns-[8rem] max-sm:in-[details]:columns-[8rem]",
        className,
      )}
      {...props}
    />
  );
}

/** The clinic's profiles on social networks, side by side, as list items: each a `SiteFooterSocialLink`. */
export function SiteFooterSocial({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul data-slot="site-footer-social" className={cn("-mx-2 flex flex-wrap gap-x-1", className)} {...props} />
  );
}

/** Icons of the networks, drawn in the house style. */
const signs = {
  facebook: "M13.5 21v-8.5h3l.5-3.5h-3.5V7.25c0-1.1.6-1.75 1.9-1.75H17V2.5c-3.9-.7-7 .5-7 4.25V9H7v3.5h3V21",
  instagram:
    "M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 6.9v.2",
  linkedin: "M4 9.5V20M4 4.5v.2M9.5 20V9.5M9.5 14c0-2.7 1.7-4.5 4.5-4.5s4.5 1.8 4.5 4.5v6",
  x: "M4 4l16 16M20 4L4 20",
  youtube:
    "M6.5 5h11A4.5 4.5 0 0 1 22 9.5v5a4.5 4.5 0 0 1-4.5 4.5h-11A4.5 4.5 0 0 1 2 14.5v-5A4.5 4.5 0 0 1 6.5 5zM10 9l5 3-5 3z",
} as const;

export type SocialNetwork = keyof typeof signs;

export interface SiteFooterSocialLinkProps extends ComponentProps<"a"> {
  /** The network, for its icon. The children are its name. */
  network: SocialNetwork;
}

/** A link to the clinic's profile on a social network: its icon and its name. */
export function SiteFooterSocialLink({ network, className, children, ...props }: SiteFooterSocialLinkProps) {
  return (
    <a
      data-slot="site-footer-social-link"
      rel="me noopener"
      className={cn(
        "inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm text-on-deep-muted underline-offset-[0.22em] hover:text-on-deep hover:underline",
        className,
      )}
      {...props}
    >
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-5 shrink-0"
      >
        <path d={signs[network]} />
      </svg>
      {children}
    </a>
  );
}

/** Statements and other small links, in a row of their own above the last lines, as list items. */
export function SiteFooterLegal({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      data-slot="site-footer-legal"
      className={cn("-my-1 flex w-full flex-wrap gap-x-6 gap-y-1 [&_a]:text-inherit", className)}
      {...props}
    />
  );
}

/** The last lines: who made the site, and what a visitor should know about it. */
export function SiteFooterNote({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="site-footer-note"
      className={cn(
        "mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-on-deep/25 pt-6 sm:mt-16 text-sm text-on-deep-muted [&>a]:text-inherit",
        className,
      )}
      {...props}
    />
  );
}

export interface SiteFooterCreditProps extends ComponentProps<"p"> {
  /**
   * Renders its only child, such as a link to the designer, instead of a `<p>`, and merges props onto it.
   * @default false
   */
  asChild?: boolean;
}

/** Who designed and built the site (specification, section 2). */
export function SiteFooterCredit({ asChild = false, className, ...props }: SiteFooterCreditProps) {
  const Component = asChild ? Slot : "p";
  return <Component data-slot="site-footer-credit" className={className} {...props} />;
}
