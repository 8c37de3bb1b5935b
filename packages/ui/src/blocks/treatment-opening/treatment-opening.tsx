import { PhoneIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "../../components/button";
import { ArchElevation } from "../../components/drawing";
import { Heading } from "../../components/heading";
import { Link } from "../../components/link";
import { Picture, type PictureValue } from "../../components/picture";
import { Container } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";
import { PageTrail, type PageTrailProps } from "../page-banner";

interface Answer {
  /** What is asked, in a word or two. */
  term: string;
  /** Short answers. With a path, the text leads to where more is said. */
  values: readonly { text: string; note?: string | undefined; path?: string }[];
}

export interface TreatmentOpeningProps
  extends Omit<ComponentProps<"section">, "title" | "children">,
    PageTrailProps {
  /** The one `h1` of the page. */
  title: string;
  /** What the treatment is for, in one sentence. */
  text: string;
  /** In small type under the text, such as who checked the page. */
  note?: string | undefined;
  /** What people ask first. */
  answers: readonly Answer[];
  /** The link to book. Not on phones, where the `BookBar` has it. */
  booking: { name: string; path: string };
  /** Whom to call instead. Not on phones either. */
  calls: readonly { name: string; path: string }[];
  /** Another way in, such as sending a photograph. */
  action?: { name: string; path: string };
  /** Stands like a doorway beside the text, and on the answers where the window is narrow. It loads first. */
  picture: PictureValue;
}

/** The opening of a treatment page: what it is for, what people ask first, and the ways to come, on one screen. */
export function TreatmentOpening({
  trail,
  current,
  title,
  text,
  note,
  answers,
  booking,
  calls,
  action,
  picture,
  className,
  ...props
}: TreatmentOpeningProps) {
  return (
    <section
      data-slot="treatment-opening"
      className={cn("relative overflow-clip border-line border-b bg-surface-sunken", className)}
      {...props}
    >
      {/* Trail, title, text, answers and actions are rows of the first column, or of both where it is narrow. */}
      <Container className="relative grid grid-cols-[minmax(0,1fr)_30%] gap-x-4 sm:grid-rows-[auto_auto_1fr] md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] md:grid-rows-[auto_auto_auto_auto_1fr] md:gap-x-column">
        {/* On the same axis as the doorway, and slightly wider. */}
        <ArchElevation className="absolute end-[calc(var(--spacing-gutter)-4.65rem)] -top-[2.6rem] hidden h-[40rem] w-auto text-line xl:block" />
        {/* On a phone the title says which page this is. */}
        <div className="col-span-2 pt-1 max-sm:[&_li:last-child]:hidden sm:pt-4 sm:pb-4 md:col-span-1 md:pb-8 print:hidden">
          <PageTrail trail={trail} current={current} />
        </div>
        <Heading level={1} className="row-start-2 max-sm:col-span-2">
          {title}
        </Heading>
        <div className="row-start-3 mt-3 mb-4 max-w-[36rem] text-ink-muted md:mt-5 md:mb-6">
          <p className="sm:text-lead">{text}</p>
          {note && <p className="mt-2 text-sm md:mt-3">{note}</p>}
        </div>
        <div
          data-slot="treatment-opening-picture"
          className={cn(
            "relative col-start-2 row-start-3 aspect-4/5 self-end overflow-clip rounded-t-arch bg-surface sm:row-span-2 sm:row-start-2",
            "md:row-span-5 md:row-start-1 md:aspect-auto md:h-[calc(100%-2rem)] md:max-h-[34rem] md:min-h-[22rem] md:w-full md:max-w-[25rem] md:justify-self-end print:max-h-[42mm]",
            // Without an edge, pictures of plaster walls would blend into the page.
            "after:absolute after:inset-0 after:rounded-t-arch after:border after:border-b-0 after:border-line-strong/50",
          )}
        >
          <Picture
            {...picture}
            priority
            sizes="(max-width: 800px) 30vw, 25rem"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <dl
          data-slot="treatment-answers"
          className="col-span-2 row-start-4 grid grid-cols-[repeat(auto-fit,minmax(min(max(8rem,40%),100%),1fr))] gap-x-4 border-line-strong border-t pb-3 max-sm:text-sm md:col-span-1 lg:grid-cols-3 lg:gap-x-8 print:grid-cols-3 [&>div]:border-line [&>div]:border-b [&>div]:py-2 max-lg:[&>div]:last:odd:col-span-full lg:[&>div]:last:nth-[3n+1]:col-span-3 [&_dd:not(:last-child)]:me-6 [&_dd]:inline-block [&_dd]:align-top [&_dt]:text-ink-muted [&_dt]:text-sm"
        >
          {answers.map(({ term, values }) => (
            <div key={term}>
              <dt>{term}</dt>
              {values.map(({ text, note, path }) => (
                <dd key={text}>
                  {path ? (
                    // As high as a finger: its padding overlaps what is no link.
                    <Link
                      href={path}
                      className="-my-2.75 block py-2.75 text-primary underline decoration-1 underline-offset-[0.22em]"
                    >
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                  {note && <span className="block text-ink-muted text-sm">{note}</span>}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <div className="col-span-2 row-start-5 flex flex-wrap items-center gap-x-4 gap-y-2 pb-3 sm:pt-2 sm:pb-8 md:col-span-1 md:self-start md:pb-12 print:hidden">
          <Button asChild className="max-sm:hidden">
            <Link href={booking.path}>{booking.name}</Link>
          </Button>
          <div className="flex flex-wrap gap-x-4 max-sm:hidden">
            {calls.map(({ name, path }) => (
              <TextLink key={path} variant="standalone" href={path} className="text-sm">
                <PhoneIcon strokeWidth={1.5} /> {name}
              </TextLink>
            ))}
          </div>
          {action && (
            <Button asChild variant="secondary">
              <Link href={action.path}>{action.name}</Link>
            </Button>
          )}
        </div>
      </Container>
    </section>
  );
}
