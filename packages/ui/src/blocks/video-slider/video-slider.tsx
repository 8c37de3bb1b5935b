"use client";

import { useState } from "react";
import { Carousel, type CarouselProps } from "../../components/carousel";
import type { ResponsiveImage } from "../../components/picture";
// Not from the index, which loads the dialog itself.
import { LazyVideoDialog } from "../../components/video-dialog/lazy-video-dialog";
import type { Video, VideoDialogProps } from "../../components/video-dialog/video-dialog";
import { VideoPoster, type VideoPosterProps } from "../../components/video-dialog/video-poster";
import { cn } from "../../styles/cn";
import { BesideSection, type BlockProps, BlockSection } from "../block-section";
import { AUTOPLAY_MS } from "../block-section/slides";

export interface SliderVideo extends Video {
  /** A picture of our own; without one the poster is drawn. */
  poster?: ResponsiveImage;
}

export interface VideoSliderProps
  extends Omit<BlockProps, "children">,
    Pick<CarouselProps, "label" | "slides">,
    Pick<VideoPosterProps, "compact">,
    Pick<VideoDialogProps, "playerUrl"> {
  /** The videos in order. */
  videos: readonly SliderVideo[];
  /**
   * Whether it moves by itself, which it doesn't on the patient gallery.
   * @default true
   */
  autoplay?: boolean;
}

/**
 * Videos in a slider; pressing one plays it over the page. As in the requirements, section 9: 2 slides, 1 up to 800 px;
 * autoplay 10 000 ms, off on the patient gallery; 200 ms per move; for the home page give `slides={{ base: 1 }}`, which
 * stands beside its heading. Renders nothing without videos; paper plays none.
 */
export function VideoSlider({
  className,
  label,
  videos,
  slides = { base: 1, md: 2 },
  autoplay = true,
  compact,
  playerUrl,
  ...props
}: VideoSliderProps) {
  const [video, setVideo] = useState<SliderVideo | null>(null);
  if (videos.length === 0) return null;
  const Section = Math.max(...Object.values(slides)) === 1 ? BesideSection : BlockSection;
  return (
    <Section data-slot="video-slider" className={cn("print:hidden", className)} {...props}>
      <Carousel label={label} noun="videos" slides={slides} autoplay={autoplay ? AUTOPLAY_MS : undefined}>
        {videos.map((entry) => (
          <div key={entry.id} data-slide-name={entry.title}>
            <VideoPoster
              title={entry.title}
              compact={compact}
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
      <LazyVideoDialog video={video} onClose={() => setVideo(null)} playerUrl={playerUrl} />
    </Section>
  );
}
