"use client";

import { PlayIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";
import { ArchElevation } from "../drawing";
import { useMessages } from "../i18n-provider";
import { Picture, type ResponsiveImage } from "../picture";
import { videoDialogMessages } from "./messages";

export interface VideoPosterProps extends Omit<ComponentProps<"button">, "children"> {
  /** What the video is about. */
  title: string;
  /** A picture of our own. Without one the poster is drawn: the video host gets no request before it is pressed. */
  poster?: ResponsiveImage | undefined;
  /** URL of the video: the link to it without JavaScript. */
  href?: string;
  /**
   * Whether the picture stands beside the title on narrow screens, and not above it.
   * @default false
   */
  compact?: boolean | undefined;
  /**
   * Whether the URL is on this site, and not at a video host.
   * @default false
   */
  own?: boolean;
}

/** The placeholder of a video until it is played. Open a `VideoDialog` with `onClick`. */
export function VideoPoster({
  title,
  poster,
  href,
  own = false,
  compact = false,
  className,
  ...props
}: VideoPosterProps) {
  const messages = useMessages("videoDialog", videoDialogMessages);
  return (
    <>
      <button
        type="button"
        data-slot="video-poster"
        className={cn(
          compact && "max-md:flex-row max-md:flex-wrap",
          // Without scripts it would do nothing: the picture is there, and the link below.
          "group flex w-full flex-col overflow-clip rounded-panel noscript:invisible bg-deep text-start overridable:normal-case text-on-deep in-data-[tone=deep]:bg-scrim",
          className,
        )}
        {...props}
      >
        <span
          className={cn(
            "relative block aspect-video w-full overflow-clip bg-deep noscript:visible",
            compact && "max-md:aspect-4/3 max-md:w-2/5 max-md:shrink-0",
          )}
        >
          {poster ? (
            <Picture
              image={poster}
              alt=""
              className="absolute inset-0 size-full transition-transform duration-300 group-hover:scale-[1.02]"
            />
          ) : (
            <ArchElevation className="absolute inset-x-0 -top-4 mx-auto h-[130%] w-auto text-on-deep-muted opacity-35" />
          )}
        </span>
        {/* Below the picture, so that it needs no shade over it. */}
        <span
          className={cn(
            "flex w-full min-w-0 grow items-center gap-4 p-4 noscript:hidden",
            compact && "max-md:w-auto max-md:basis-[9rem] max-sm:gap-3 max-sm:p-3",
          )}
        >
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface-raised text-primary transition-colors group-hover:bg-primary group-hover:text-on-primary">
            <PlayIcon strokeWidth={1.5} className="ms-0.5 size-5 fill-current" />
          </span>
          <span className="min-w-0">
            <span className="sr-only">{messages.play} </span>
            <span className="font-semibold text-balance">{title}</span>
          </span>
        </span>
      </button>
      {href && (
        <noscript>
          <a href={href} className="mt-2 inline-block text-primary underline">
            {own ? messages.watchHere(title) : messages.watch(title)}
          </a>
        </noscript>
      )}
    </>
  );
}
