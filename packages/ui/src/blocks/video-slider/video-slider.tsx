"use client";

import { useState } from "react";
import { Carousel, type CarouselProps } from "../../components/carousel";
import { useMessages } from "../../components/i18n-provider";
import type { ResponsiveImage } from "../../components/picture";
import { TextLink } from "../../components/text-link";
// Not from the index, which loads the dialog itself.
import { LazyVideoDialog } from "../../components/video-dialog/lazy-video-dialog";
import type { Video, VideoDialogProps } from "../../components/video-dialog/video-dialog";
import { VideoPoster, type VideoPosterProps } from "../../components/video-dialog/video-poster";
import { videoUrl } from "../../components/video-dialog/video-url";
import { cn } from "../../styles/cn";
import { type BlockProps, BlockSection } from "../block-section";
import { AUTOPLAY_MS, useWholeSlides } from "../block-section/slides";
import { videoSliderMessages } from "./messages";

export interface SliderVideo extends Video {
  /** A picture of our own; without one the poster is drawn. */
  poster?: ResponsiveImage;
}

export interface VideoCarouselProps
  extends Pick<CarouselProps, "label" | "slides">,
    Pick<VideoPosterProps, "compact">,
    Pick<VideoDialogProps, "playerUrl"> {
  /** The videos in order. */
  videos: readonly SliderVideo[];
  /**
   * Whether it moves by itself, which it doesn't on the patient gallery.
   * @default true
   */
  autoplay?: boolean | undefined;
}

/**
 * Videos in a carousel; pressing one plays it over the page. 2 slides, 1 up to 800 px; autoplay 10 000 ms;
 * 200 ms per move.
 */
export function VideoCarousel({
  label,
  videos,
  slides = { base: 1, md: 2 },
  autoplay = true,
  compact,
  playerUrl,
}: VideoCarouselProps) {
  const [video, setVideo] = useState<SliderVideo | null>(null);
  const { videos: noun } = useMessages("videoSlider", videoSliderMessages);
  const isWhole = useWholeSlides(slides);
  return (
    <>
      <Carousel {...{ label, noun, slides }} autoplay={autoplay ? AUTOPLAY_MS : undefined}>
        {videos.map((entry, index) => (
          <div key={entry.id} data-slide-name={entry.title}>
            {isWhole(index) ? (
              <VideoPoster
                title={entry.title}
                compact={compact}
                poster={entry.poster}
                href={videoUrl(entry)}
                own={entry.film !== undefined}
                onClick={() => setVideo(entry)}
              />
            ) : (
              <TextLink href={videoUrl(entry)}>{entry.title}</TextLink>
            )}
          </div>
        ))}
      </Carousel>
      <LazyVideoDialog video={video} onClose={() => setVideo(null)} playerUrl={playerUrl} />
    </>
  );
}

export interface VideoSliderProps extends Omit<BlockProps, "children">, VideoCarouselProps {}

/** A section with videos in a carousel. Renders nothing without videos; paper plays none. */
export function VideoSlider({
  className,
  label,
  videos,
  slides,
  autoplay,
  compact,
  playerUrl,
  ...props
}: VideoSliderProps) {
  if (videos.length === 0) return null;
  return (
    <BlockSection data-slot="video-slider" className={cn("print:hidden", className)} {...props}>
      <VideoCarousel {...{ label, videos, slides, autoplay, compact, playerUrl }} />
    </BlockSection>
  );
}
