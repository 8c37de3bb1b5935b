import type { ComponentProps } from "react";
import { Button } from "../../components/button";
import { ArchElevation } from "../../components/drawing";
import { Heading } from "../../components/heading";
import { Link } from "../../components/link";
import { Picture, type PictureValue } from "../../components/picture";
import { Container } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";
import { VideoButtons, type VideoButtonsProps } from "../video-buttons";

export interface HeroProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** The promise: the one `h1` of the page. */
  title: string;
  /** One sentence under it. */
  text: string;
  /** What people ask first, each with links that answer it. */
  answers: readonly {
    question: string;
    links: readonly { name: string; path: string }[];
    /** What marks the answer, such as "sample". */
    mark?: string;
  }[];
  /** The link to book. Not on phones, where the `BookBar` has it. */
  booking: { name: string; path: string };
  /** Played over the page. */
  videos: VideoButtonsProps["videos"];
  /** In an arch. */
  picture: PictureValue;
}

/** The opening of the home page: one promise set large, first answers, one action, and one picture in an arch. */
export function Hero({ title, text, answers, booking, videos, picture, className, ...props }: HeroProps) {
  return (
    <section data-slot="hero" className={cn("relative overflow-clip", className)} {...props}>
      <ArchElevation className="absolute -start-40 -top-24 hidden h-[46rem] w-auto opacity-60 md:block" />
      {/* On a phone the picture stands beside the title, and under it where large text leaves no room. */}
      <Container className="relative flex flex-wrap gap-x-4 gap-y-5 pb-8 pt-4 sm:grid sm:grid-cols-12 sm:grid-rows-[1fr_auto_auto_1fr] sm:gap-x-column sm:gap-y-0 md:pb-16 xl:min-h-[min(41rem,calc(100dvh-7rem))]">
        <Heading
          level={1}
          size="display"
          className="min-w-0 flex-[999_1_12rem] self-center sm:col-span-7 sm:row-start-2"
        >
          {title}
        </Heading>
        <div
          className={cn(
            "relative min-h-44 flex-[1_1_6.5rem] overflow-clip rounded-t-arch bg-surface-sunken sm:col-span-5 sm:col-start-8 sm:row-span-4 sm:row-start-1 sm:aspect-[5/6] sm:self-center",
            // Without an edge, pictures of plaster walls would blend into the page.
            "after:absolute after:inset-0 after:rounded-t-arch after:border after:border-line-strong/50",
          )}
        >
          <Picture
            {...picture}
            priority
            sizes="(max-width: 600px) 16rem, 40vw"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <div className="w-full sm:col-span-7 sm:row-start-3 xl:pe-10">
          <p className="max-w-[34rem] text-lead text-ink-muted sm:mt-6">{text}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-3 sm:mt-8">
            <Button asChild className="max-sm:hidden">
              <Link href={booking.path}>{booking.name}</Link>
            </Button>
            <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>span]:flex-[1_1_8.5rem]">
              <VideoButtons videos={videos} />
            </div>
          </div>
          <dl className="mt-3 border-line-strong border-b sm:mt-8 xl:flex xl:gap-x-8 xl:border-b-0">
            {answers.map(({ question, links, mark }) => (
              <div
                key={question}
                className="flex flex-wrap items-center gap-x-3 border-line-strong border-t xl:grow xl:flex-col xl:items-start xl:pt-2"
              >
                <dt className="grow text-ink-muted xl:grow-0">{question}</dt>
                <dd className="flex flex-wrap items-center gap-x-4">
                  {links.map(({ name, path }) => (
                    <TextLink key={path} variant="standalone" href={path}>
                      {name}
                    </TextLink>
                  ))}
                  {mark && <span className="text-ink-muted text-sm">{mark}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  );
}
