import type { ComponentProps } from "react";
import { Button } from "../../components/button";
import { ArchElevation } from "../../components/drawing";
import { Heading } from "../../components/heading";
import { Link } from "../../components/link";
import { Container } from "../../components/section";
import { LinkRow, type LinkRowProps } from "../../components/text-link";
import { cn } from "../../styles/cn";
import { PageTrail, type PageTrailProps } from "../page-banner";
import type { PriceRow } from "./price-rows";

export interface PriceOpeningProps
  extends Omit<ComponentProps<"section">, "title" | "children">,
    PageTrailProps {
  /** The one `h1` of the page. */
  title: string;
  /** The promise. */
  text: string;
  /** What a visitor pays first: it stands in a doorway. */
  first: PriceRow;
  /** The link to book. Not on phones, where the `BookBar` has it. */
  booking: { name: string; path: string };
  /** The ways into the list, each with links to its parts. */
  contents: readonly { title: string; links: LinkRowProps["links"] }[];
}

/** The opening of the price list: the promise, what comes first, and the ways into the list. */
export function PriceOpening({
  trail,
  current,
  title,
  text,
  first,
  booking,
  contents,
  className,
  ...props
}: PriceOpeningProps) {
  return (
    <section
      data-slot="price-opening"
      className={cn("relative overflow-clip border-line border-b bg-surface-sunken", className)}
      {...props}
    >
      <Container className="relative grid grid-cols-1 gap-x-column md:grid-cols-12">
        <ArchElevation className="absolute end-[calc(var(--spacing-gutter)-4.65rem)] -top-[2.6rem] hidden h-[40rem] w-auto text-line xl:block" />
        <div className="flex min-w-0 flex-col pt-4 md:col-span-7">
          <div className="mb-2 md:mb-12 print:hidden">
            <PageTrail trail={trail} current={current} />
          </div>
          <Heading level={1}>{title}</Heading>
          <p className="mt-3 max-w-[36rem] text-ink-muted md:mt-5 md:text-lead">{text}</p>
        </div>
        <div
          data-slot="price-opening-first"
          className="relative mt-4 flex flex-col sm:max-md:flex-row sm:max-md:items-center sm:max-md:gap-8 border-line-strong border-y bg-surface py-3 max-md:-mx-gutter max-md:px-gutter md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 md:mt-8 md:w-full md:max-w-[25rem] md:justify-self-end md:self-end md:rounded-t-arch md:border-x md:border-b-0 md:px-8 md:pt-28 md:pb-10 md:text-center"
        >
          <dl className="flex flex-1 flex-wrap items-baseline justify-between gap-x-5 md:block">
            <dt className="font-semibold">{first.name}</dt>
            <dd className="font-display text-heading md:mt-2 md:text-headline">
              {first.price}{" "}
              {first.mark && (
                <span className="font-text text-sm text-ink-muted tracking-normal md:block">
                  {first.mark}
                </span>
              )}
            </dd>
            <dd className="basis-full text-sm text-ink-muted md:mt-4">
              {first.notes?.map((note) => (
                <span key={note} className="block">
                  {note}
                </span>
              ))}
            </dd>
          </dl>
          <Button asChild className="mt-6 self-center sm:max-md:mt-0 max-sm:hidden print:hidden">
            <Link href={booking.path}>{booking.name}</Link>
          </Button>
        </div>
        <div className="flex flex-col gap-y-1 py-3 md:col-span-7 md:gap-y-6 md:pt-8 md:pb-16 print:hidden">
          {contents.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p aria-hidden className="text-sm text-ink-muted">
                {title}
              </p>
              <LinkRow links={links} className="gap-x-5" />
            </nav>
          ))}
        </div>
      </Container>
    </section>
  );
}
