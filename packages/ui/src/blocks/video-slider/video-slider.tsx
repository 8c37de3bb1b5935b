"use client";

import { type ComponentType, useState } from "react";
import { Carousel, type CarouselProps } from "../../components/carousel";
import type { ResponsiveImage } from "../../components/picture";
// Not from the index, which loads the dialog itself.
import { LazyVideoDialog } from "../../components/video-dialog/lazy-video-dialog";
import type { Video, VideoDialogProps } from "../../components/video-dialog/video-dialog";
import { VideoPoster } from "../../components/video-dialog/video-poster";
import { cn } from "../../styles/cn";
import { type BlockProps, BlockSection } from "../block-section";

export interface SliderVideo extends Video {
  /** A picture of our own; without one the poster is drawn. */
  poster?: ResponsiveImage;
}

export interface VideoCarouselProps
  extends Omit<CarouselProps, "children" | "autoplay">,
    Pick<VideoDialogProps, "playerUrl" | "height"> {
  /** The videos in order. */
  videos: readonly SliderVideo[];
  /**
   * Milliseconds between automatic moves; `false` for none, as on the patient gallery.
   * @default 10000 (requirements, section 9)
   */
  autoplay?: number | false;
}

/** The slider without its section; pressing a video plays it over the page. */
export function VideoCarousel({
  videos,
  slides = { base: 1, md: 2 },
  autoplay = 10_000,
  playerUrl,
  height,
  ...props
}: VideoCarouselProps) {
  const [video, setVideo] = useState<SliderVideo | null>(null);
  return (
    <>
      <Carousel noun="videos" slides={slides} autoplay={autoplay === false ? undefined : autoplay} {...props}>
        {videos.map((entry) => (
          <div key={entry.id} data-slide-name={entry.title}>
            <VideoPoster
              title={entry.title}
              poster={entry.poster}
              href={
                entry.film?.sources.at(-1)?.src ??
                `https://www.youtube.com/watch?v=${encodeURIComponent(entry.id)}`
              }
              own={entry.film !== undefined}
              onClick={() => setVideo(entry)}
            />
          </div>
        ))}
      </Carousel>
      <LazyVideoDialog video={video} onClose={() => setVideo(null)} playerUrl={playerUrl} height={height} />
    </>
  );
}

export interface VideoSliderProps
  extends Omit<BlockProps, "children">,
    Pick<VideoCarouselProps, "label" | "videos" | "slides" | "autoplay" | "playerUrl" | "height"> {}

/**
 * Videos of cases in a slider. As in the requirements, section 9: 2 slides, 1 up to 800 px; autoplay 10 000
 * ms, off on the patient gallery; 200 ms per move.
 */
export function VideoSlider(props: VideoSliderProps) {
  return <VideoSection data-slot="video-slider" section={BlockSection} {...props} />;
}

/** A slider in a section of the given kind, or nothing without videos. Paper plays none. */
export function VideoSection({
  section: Section,
  className,
  label,
  videos,
  slides,
  autoplay,
  playerUrl,
  height,
  ...props
}: VideoSliderProps & { section: ComponentType<BlockProps> }) {
  if (videos.length === 0) return null;
  return (
    <Section className={cn("print:hidden", className)} {...props}>
      <VideoCarousel {...{ label, videos, slides, autoplay, playerUrl, height }} />
    </Section>
  );
}
