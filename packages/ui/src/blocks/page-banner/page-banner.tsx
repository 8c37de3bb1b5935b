import type { ComponentProps, ReactNode } from "react";
import { ArchElevation } from "../../components/drawing";
import { Heading, type HeadingProps } from "../../components/heading";
import { Container } from "../../components/section";
import { cn } from "../../styles/cn";

export interface PageBannerProps extends ComponentProps<"section"> {
  /**
   * A drawing from `@clinic/ui/drawing` that rests on the bottom edge of the banner where a page has no picture; on wide
   * screens only.
   * @default an arch, set out around the place of the picture
   */
  drawing?: ReactNode;
}

/**
 * The opening of every page but the home page: a `PageBannerBody` with one promise, one sentence and one
 * action, and, where the page has one, a `PageBannerPicture`, which rests like a doorway on the bottom edge of
 * the banner.
 */
export function PageBanner({ drawing, className, children, ...props }: PageBannerProps) {
  return (
    <section
      data-slot="page-banner"
      className={cn("group/banner relative overflow-clip border-b border-line bg-surface-sunken", className)}
      {...props}
    >
      <Container className="relative grid gap-x-column gap-y-10 md:grid-cols-12 md:min-h-[22rem] md:has-data-[slot=page-banner-picture]:min-h-[26rem] xl:min-h-[26rem] xl:has-data-[slot=page-banner-picture]:min-h-[30rem]">
        {drawing ? (
          <div
            data-slot="page-banner-drawing"
            className="absolute end-gutter bottom-0 hidden h-[23rem] w-[32rem] items-end justify-center text-line-strong xl:flex *:max-h-full *:max-w-full *:text-inherit"
          >
            {drawing}
          </div>
        ) : (
          // On the same axis as the doorway, and slightly wider.
          <ArchElevation className="absolute end-[calc(var(--spacing-gutter)-4.65rem)] -top-[2.6rem] hidden h-[40rem] w-auto text-line xl:block" />
        )}
        {children}
      </Container>
    </section>
  );
}

/** The text of the banner. */
export function PageBannerBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="page-banner-body"
      className={cn(
        "flex min-w-0 flex-col pt-4 last:pb-14 md:col-span-7 md:pb-16 md:last:col-span-9",
        // Keeps the text clear of the drawing.
        "xl:group-has-data-[slot=page-banner-drawing]/banner:col-span-7",
        className,
      )}
      {...props}
    />
  );
}

/** The place of the `Breadcrumb`, at the top of the body. */
export function PageBannerBreadcrumb({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="page-banner-breadcrumb"
      className={cn("mb-8 md:mb-12 xl:group-has-data-[slot=page-banner-picture]/banner:mb-20", className)}
      {...props}
    />
  );
}

/** The promise: the one `h1` of the page. */
export function PageBannerTitle({ className, ...props }: HeadingProps) {
  return (
    <Heading data-slot="page-banner-title" level={1} className={cn("first:pt-12", className)} {...props} />
  );
}

/** One sentence under the promise. */
export function PageBannerText({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="page-banner-text"
      className={cn("mt-5 max-w-[36rem] text-lead text-ink-muted", className)}
      {...props}
    />
  );
}

/** The actions, the primary one first. */
export function PageBannerActions({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="page-banner-actions"
      className={cn("mt-8 flex flex-wrap gap-4 *:max-w-full *:min-w-0", className)}
      {...props}
    />
  );
}

/**
 * The frame of the picture: a round top, resting on the bottom edge of the banner. The picture is usually the largest
 * element in the first view: set its `priority`. Takes the picture as its only child.
 */
export function PageBannerPicture({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="page-banner-picture"
      className={cn(
        "relative self-end overflow-clip rounded-t-arch bg-surface",
        // Without an edge, pictures of plaster walls would blend into the page.
        "after:absolute after:inset-0 after:rounded-t-arch after:border after:border-b-0 after:border-line-strong/50",
        "ms-auto aspect-6/5 w-[88%] max-w-[26rem] md:col-span-5 md:mt-8 md:aspect-auto md:h-[calc(100%-2rem)] md:min-h-[22rem] md:w-full md:max-w-[25rem]",
        "[&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover",
        className,
      )}
      {...props}
    />
  );
}
