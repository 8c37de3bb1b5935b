import type { ComponentProps } from "react";
import { Heading, type HeadingProps } from "../../components/heading";
import { Container } from "../../components/section";
import { cn } from "../../lib/cn";

/** The foot of every page, on the deep colour: where the clinic is, and where else to go. */
export function SiteFooter({ className, children, ...props }: ComponentProps<"footer">) {
  return (
    <footer
      data-slot="site-footer"
      className={cn("bg-primary-strong text-on-primary print:hidden", className)}
      {...props}
    >
      <Container className="pb-10 pt-16 sm:pt-24">{children}</Container>
    </footer>
  );
}

/** Columns of the footer; they stack on phones. */
export function SiteFooterColumns({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="site-footer-columns"
      className={cn("grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-4", className)}
      {...props}
    />
  );
}

export function SiteFooterColumn({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="site-footer-column" className={cn("flex flex-col gap-3", className)} {...props} />;
}

export function SiteFooterHeading(props: HeadingProps) {
  return <Heading data-slot="site-footer-heading" level={2} size="title" {...props} />;
}

/** The last lines: who made the site, and what a visitor should know about it. */
export function SiteFooterNote({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="site-footer-note"
      className={cn(
        "mt-16 flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-on-primary/25 pt-8 text-sm text-on-primary-muted",
        className,
      )}
      {...props}
    />
  );
}
