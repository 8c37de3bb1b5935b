"use client";

import type { ComponentProps } from "react";
import { DentalArchPlan } from "../../components/drawing";
import { Heading, type HeadingProps } from "../../components/heading";
import { useMessages } from "../../components/i18n-provider";
import { Container } from "../../components/section";
import { cn } from "../../styles/cn";
import { notFoundMessages } from "./messages";

/**
 * The page for URLs that lead nowhere: in the drawn arch one tooth is missing, and there are links to go on.
 */
export function NotFound({ className, children, ...props }: ComponentProps<"section">) {
  return (
    <section data-slot="not-found" className={cn("overflow-clip py-section", className)} {...props}>
      <Container className="grid items-center gap-x-column gap-y-14 md:grid-cols-12">
        <div className="min-w-0 md:col-span-7">{children}</div>
        <div className="relative mx-auto w-full max-w-md md:col-span-5 xl:-me-16 xl:w-[34rem] xl:max-w-none">
          <DentalArchPlan
            missing={9}
            className="w-full text-line-strong *:[vector-effect:non-scaling-stroke]"
          />
        </div>
      </Container>
    </section>
  );
}

/** The title of the page (specification, section 2). "Page Not Found" by default. */
export function NotFoundTitle({ children, ...props }: HeadingProps) {
  const messages = useMessages("notFound", notFoundMessages);
  return (
    <Heading data-slot="not-found-title" level={1} {...props}>
      {children ?? messages.title}
    </Heading>
  );
}

/** What has happened, in the words of the specification, section 2, unless children say otherwise. */
export function NotFoundText({ className, children, ...props }: ComponentProps<"p">) {
  const messages = useMessages("notFound", notFoundMessages);
  return (
    <p
      data-slot="not-found-text"
      className={cn("mt-6 max-w-[34rem] text-lead text-ink-muted", className)}
      {...props}
    >
      {children ?? messages.text}
    </p>
  );
}

/** A `Button` around the link to the home page. */
export function NotFoundActions({ className, ...props }: ComponentProps<"div">) {
  return (
    <div data-slot="not-found-actions" className={cn("mt-10 flex flex-wrap gap-4", className)} {...props} />
  );
}

/** Pages that visitors look for most, as list items. */
export function NotFoundLinks({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      data-slot="not-found-links"
      className={cn("mt-10 flex max-w-[34rem] flex-wrap gap-x-8 border-t border-line pt-4", className)}
      {...props}
    />
  );
}
