import { PhoneIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../components/button";
import { ArchElevation } from "../../components/drawing";
import { Heading } from "../../components/heading";
import { Link } from "../../components/link";
import { Picture, type PictureValue } from "../../components/picture";
import { Container } from "../../components/section";
import { cn } from "../../styles/cn";
import { PageTrail, type PageTrailProps } from "./page-trail";

export interface PageBannerProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** The pages above this one, from the home page down. */
  trail?: PageTrailProps["trail"] | undefined;
  /** The name of this page, at the end of the trail. */
  current?: string | undefined;
  /** The promise: the one `h1` of the page. */
  title: string;
  /** One sentence under it. */
  text?: string | undefined;
  /** In small type under the text, such as who checked the page. */
  note?: string | undefined;
  /** The link to book. Not on phones, where the `BookBar` has it. */
  booking?: { name: string; path: string } | undefined;
  /** A second link, such as a `tel:` one. */
  action?: { name: string; path: string } | undefined;
  /** Rests like a doorway on the bottom edge. Usually the largest thing in the first view, so it loads first. */
  picture?: PictureValue | undefined;
  /**
   * A drawing from `@clinic/ui/drawing` that rests on the bottom edge of the banner where a page has no picture; on wide
   * screens only.
   * @default an arch, set out around the place of the picture
   */
  drawing?: ReactNode;
}

/** The opening of every page but the home page: one promise, one sentence and one action. */
export function PageBanner({
  trail,
  current,
  title,
  text,
  note,
  booking,
  action,
  picture,
  drawing,
  className,
  ...props
}: PageBannerProps) {
  return (
    <section
      data-slot="page-banner"
      className={cn(
        "relative overflow-clip border-b border-line bg-surface-sunken print:overflow-visible",
        className,
      )}
      {...props}
    >
      <Container
        className={cn(
          "relative grid gap-x-column gap-y-10 md:grid-cols-12 print:min-h-0! print:grid-cols-[1fr_38mm]!",
          picture ? "md:min-h-[26rem] xl:min-h-[30rem]" : "md:min-h-[22rem] xl:min-h-[26rem]",
        )}
      >
        {drawing ? (
          <div
            data-slot="page-banner-drawing"
            className="absolute end-gutter bottom-0 hidden h-[23rem] w-[32rem] items-end justify-center text-line-strong xl:flex [&>svg]:max-h-full [&>svg]:max-w-full [&>svg]:text-inherit"
          >
            {drawing}
          </div>
        ) : (
          // On the same axis as the doorway, and slightly wider.
          <ArchElevation className="absolute end-[calc(var(--spacing-gutter)-4.65rem)] -top-[2.6rem] hidden h-[40rem] w-auto text-line xl:block" />
        )}
        <div
          data-slot="page-banner-body"
          className={cn(
            "flex min-w-0 flex-col pt-4 last:pb-14 md:col-span-7 md:pb-16 md:last:col-span-9 print:p-0!",
            // Keeps the text clear of the drawing.
            drawing && "xl:last:col-span-7",
          )}
        >
          {trail && current && (
            <div className={cn("mb-8 md:mb-12 print:hidden", picture && "xl:mb-20")}>
              <PageTrail trail={trail} current={current} />
            </div>
          )}
          <Heading level={1} className="first:pt-12 print:first:pt-0">
            {title}
          </Heading>
          {text && <p className="mt-5 max-w-[36rem] text-lead text-ink-muted">{text}</p>}
          {note && <p className="mt-3 text-ink-muted text-sm">{note}</p>}
          {(booking || action) && (
            <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-4 [&>a]:max-w-full [&>a]:min-w-0 print:hidden">
              {booking && (
                <Button asChild className="max-sm:hidden">
                  <Link href={booking.path}>{booking.name}</Link>
                </Button>
              )}
              {action && (
                <Button asChild variant="secondary">
                  <Link href={action.path}>
                    {action.path.startsWith("tel:") && <PhoneIcon strokeWidth={1.5} />} {action.name}
                  </Link>
                </Button>
              )}
            </div>
          )}
        </div>
        {picture && (
          <div
            data-slot="page-banner-picture"
            className={cn(
              "relative self-end overflow-clip rounded-t-arch bg-surface",
              // Without an edge, pictures of plaster walls would blend into the page.
              "after:absolute after:inset-0 after:rounded-t-arch after:border after:border-b-0 after:border-line-strong/50",
              "ms-auto aspect-6/5 w-[88%] max-w-[26rem] md:col-span-5 md:mt-8 md:aspect-auto md:h-[calc(100%-2rem)] md:max-h-[32rem] md:min-h-[22rem] md:w-full md:max-w-[25rem]",
              "print:m-0! print:h-[42mm]! print:w-[38mm]!",
            )}
          >
            <Picture
              {...picture}
              priority
              sizes="(max-width: 800px) 100vw, 40rem"
              className="absolute inset-0 size-full object-cover"
            />
          </div>
        )}
      </Container>
    </section>
  );
}
