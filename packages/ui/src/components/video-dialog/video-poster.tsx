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
  /**
   * A picture of our own. Without one the poster is drawn: the video host gets no request before it is pressed.
   */
  poster?: ResponsiveImage;
  /** URL of the video at its host: the link to it without JavaScript. */
  href?: string;
}

/** The placeholder of a video until it is played. Open a `VideoDialog` with `onClick`. */
export function VideoPoster({ title, poster, href, className, ...props }: VideoPosterProps) {
  const words = useMessages("videoDialog", videoDialogMessages);
  return (
    <>
      <button
        type="button"
        data-slot="video-poster"
        className={cn(
          "group relative flex aspect-video w-full items-end overflow-clip rounded-panel bg-deep text-start text-on-deep",
          className,
        )}
        {...props}
      >
        {poster ? (
          <Picture image={poster} alt="" className="absolute inset-0 size-full" />
        ) : (
          <ArchElevation className="absolute inset-x-0 -top-4 mx-auto h-[130%] w-auto text-on-deep-muted opacity-35" />
        )}
        {/* The shade is the title's own, so that it is as high as the title, however many lines that has. */}
        <span className="relative flex w-full items-center gap-4 bg-linear-to-t from-scrim/90 to-scrim/70 p-5 before:absolute before:inset-x-0 before:bottom-full before:h-16 before:bg-linear-to-t before:from-scrim/70 before:to-transparent">
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-surface-raised text-primary transition-colors duration-200 group-hover:bg-primary group-hover:text-on-primary">
            <PlayIcon aria-hidden strokeWidth={1.5} className="ms-0.5 size-6 fill-current" />
          </span>
          <span>
            <span className="sr-only">{words.play} </span>
            <span className="font-semibold text-balance">{title}</span>
          </span>
        </span>
      </button>
      {href && (
        <a href={href} className="mt-2 hidden text-primary underline noscript:inline-block">
          {words.watch(title)}
        </a>
      )}
    </>
  );
}
