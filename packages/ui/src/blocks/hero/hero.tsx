import type { ComponentProps } from "react";
import { Button } from "../../components/button";
import { ArchElevation } from "../../components/drawing";
import { Heading } from "../../components/heading";
import { Link } from "../../components/link";
import { Picture, type PictureValue } from "../../components/picture";
import { Container } from "../../components/section";
import { cn } from "../../styles/cn";
import { VideoButtons, type VideoButtonsProps } from "../video-buttons";

export interface HeroProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** The promise: the one `h1` of the page. */
  title: string;
  /** One sentence under it. */
  text: string;
  /** The link to book. Not on phones, where the `BookBar` has it. */
  booking: { name: string; path: string };
  /** Played over the page. */
  videos: VideoButtonsProps["videos"];
  /** In an arch. */
  picture: PictureValue;
}

/** The opening of the home page: one promise set large, one sentence, the actions, and one picture in an arch. */
export function Hero({ title, text, booking, videos, picture, className, ...props }: HeroProps) {
  return (
    <section data-slot="hero" className={cn("relative overflow-clip", className)} {...props}>
      <ArchElevation className="absolute -start-40 -top-24 hidden h-[46rem] w-auto opacity-60 md:block" />
      <Container className="relative grid gap-x-column gap-y-12 pb-section pt-8 md:grid-cols-12 md:items-center md:pt-4 xl:min-h-[41rem]">
        <div className="min-w-0 md:col-span-7 xl:pe-10">
          <Heading level={1} size="display">
            {title}
          </Heading>
          <p className="mt-6 max-w-[34rem] text-lead text-ink-muted">{text}</p>
          {/* Side by side where they fit, else stacked; if their number is odd, the first takes a row of its own. */}
          <div className="mt-10 grid max-w-[34rem] grid-cols-[repeat(auto-fit,minmax(min(14.75rem,100%),1fr))] gap-4 *:px-4 *:first:nth-last-[odd]:col-span-full">
            <Button asChild className="max-sm:hidden">
              <Link href={booking.path}>{booking.name}</Link>
            </Button>
            <VideoButtons videos={videos} />
          </div>
        </div>
        <div
          className={cn(
            "relative overflow-clip rounded-t-arch bg-surface-sunken md:col-span-5",
            // Without an edge, pictures of plaster walls would blend into the page.
            "after:absolute after:inset-0 after:rounded-t-arch after:border after:border-line-strong/50",
            "mx-auto aspect-[5/6] w-full max-w-[26rem] md:max-w-none",
          )}
        >
          <Picture
            {...picture}
            priority
            sizes="(max-width: 800px) 26rem, 40vw"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      </Container>
    </section>
  );
}
