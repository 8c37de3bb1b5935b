import type { ComponentProps } from "react";
import { ArchElevation } from "../../components/drawing";
import { Heading, type HeadingProps } from "../../components/heading";
import { Container } from "../../components/section";
import { cn } from "../../styles/cn";

/** The opening of the home page: one promise set large, one sentence, the actions, and one picture in an arch. */
export function Hero({ className, children, ...props }: ComponentProps<"section">) {
  return (
    <section data-slot="hero" className={cn("relative overflow-clip", className)} {...props}>
      <ArchElevation className="absolute -start-40 -top-24 hidden h-[46rem] w-auto opacity-60 md:block" />
      <Container className="relative grid gap-x-column gap-y-12 pb-section pt-8 md:grid-cols-12 md:items-center md:pt-4 xl:min-h-[41rem]">
        {children}
      </Container>
    </section>
  );
}

/** The text of the hero. */
export function HeroBody({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="hero-body" className={cn("min-w-0 md:col-span-7 xl:pe-10", className)} {...props} />;
}

/** The promise: the one `h1` of the page. */
export function HeroTitle(props: HeadingProps) {
  return <Heading data-slot="hero-title" level={1} size="display" {...props} />;
}

/** One sentence under the promise. */
export function HeroText({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="hero-text"
      className={cn("mt-6 max-w-[34rem] text-lead text-ink-muted", className)}
      {...props}
    />
  );
}

/**
 * The actions, the primary one first. They are side by side where they fit, else stacked; if their number is odd, the
 * first takes a row of its own.
 */
export function HeroActions({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="hero-actions"
      className={cn(
        "mt-10 grid max-w-[34rem] grid-cols-[repeat(auto-fit,minmax(min(14.75rem,100%),1fr))] gap-4 *:px-4 *:first:nth-last-[odd]:col-span-full",
        className,
      )}
      {...props}
    />
  );
}

/** The frame of the picture: a round top on a straight foot. Takes the picture as its only child. */
export function HeroPicture({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="hero-picture"
      className={cn(
        "relative overflow-clip rounded-t-arch bg-surface-sunken md:col-span-5",
        // Without an edge, pictures of plaster walls would blend into the page.
        "after:absolute after:inset-0 after:rounded-t-arch after:border after:border-line-strong/50",
        "mx-auto aspect-[5/6] w-full max-w-[26rem] md:max-w-none",
        "[&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover",
        className,
      )}
      {...props}
    />
  );
}
