import { PlayIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../components/button";
import type { Video, VideoDialogProps } from "../../components/video-dialog/video-dialog";

// Loaded on the first press.
const VideoDialog = lazy(() =>
  import("../../components/video-dialog/video-dialog").then((module) => ({ default: module.VideoDialog })),
);

export interface VideoButtonsProps extends Pick<VideoDialogProps, "playerUrl"> {
  /** The videos in order, each with the words of its button. */
  videos: readonly (Video & { label: string })[];
}

/** Buttons that each open a video over the page (specification, section 2, "Home page"). */
export function VideoButtons({ videos, playerUrl }: VideoButtonsProps) {
  const [video, setVideo] = useState<Video | null>(null);
  return (
    <>
      {videos.map(({ id, title, label }) => (
        <Button key={id} variant="secondary" onClick={() => setVideo({ id, title })}>
          <PlayIcon aria-hidden strokeWidth={1.5} />
          {label}
        </Button>
      ))}
      {video && (
        <Suspense fallback={null}>
          <VideoDialog video={video} onClose={() => setVideo(null)} playerUrl={playerUrl} />
        </Suspense>
      )}
    </>
  );
}
