"use client";

import { PlayIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button";
// Not from the index, which loads the dialog itself.
import { LazyVideoDialog } from "../../components/video-dialog/lazy-video-dialog";
import type { Video, VideoDialogProps } from "../../components/video-dialog/video-dialog";

export interface VideoButtonsProps extends Pick<VideoDialogProps, "playerUrl"> {
  /** The videos in order, each with the label of its button. */
  videos: readonly (Video & { label: string })[];
}

/** Buttons that each open a video over the page (requirements, section 2, "Home page"). */
export function VideoButtons({ videos, playerUrl }: VideoButtonsProps) {
  const [video, setVideo] = useState<Video | null>(null);
  return (
    <>
      {videos.map(({ label, ...entry }) => (
        <Button key={entry.id} variant="secondary" onClick={() => setVideo(entry)}>
          <PlayIcon aria-hidden strokeWidth={1.5} />
          {label}
        </Button>
      ))}
      <LazyVideoDialog video={video} onClose={() => setVideo(null)} playerUrl={playerUrl} />
    </>
  );
}
