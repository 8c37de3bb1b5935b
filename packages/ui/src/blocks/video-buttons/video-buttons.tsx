"use client";

import { PlayIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button";
// Not from the index, which loads the dialog itself.
import { LazyVideoDialog } from "../../components/video-dialog/lazy-video-dialog";
import type { Video, VideoDialogProps } from "../../components/video-dialog/video-dialog";
import { videoUrl } from "../../components/video-dialog/video-url";

export interface VideoButtonsProps extends Pick<VideoDialogProps, "playerUrl"> {
  /** The videos in order, each with the label of its button. */
  videos: readonly (Video & { label: string })[];
}

/** Buttons that each open a video over the page. Without JavaScript they are links to the videos. */
export function VideoButtons({ videos, playerUrl }: VideoButtonsProps) {
  const [video, setVideo] = useState<Video | null>(null);
  return (
    <>
      {videos.map(({ label, ...entry }) => {
        const content = (
          <>
            <PlayIcon strokeWidth={1.5} />
            {label}
          </>
        );
        return (
          <span key={entry.id}>
            <Button
              variant="secondary"
              size="small"
              className="w-full px-3 leading-tight noscript:hidden"
              onClick={() => setVideo(entry)}
            >
              {content}
            </Button>
            <Button
              asChild
              variant="secondary"
              size="small"
              className="hidden w-full px-3 leading-tight noscript:inline-flex"
            >
              <a href={videoUrl(entry)}>{content}</a>
            </Button>
          </span>
        );
      })}
      <LazyVideoDialog video={video} onClose={() => setVideo(null)} playerUrl={playerUrl} />
    </>
  );
}
