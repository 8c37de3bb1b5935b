import { Button } from "@clinic/ui/button";
import { PlayIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";

// Loaded on the first press.
const VideoDialog = lazy(() =>
  import("@clinic/ui/video-dialog").then((module) => ({ default: module.VideoDialog })),
);

interface Video {
  id: string;
  title: string;
}

/** Buttons that each open a video over the page (specification, section 2, "Home page"). */
export function VideoButtons({ videos }: { videos: readonly (Video & { label: string })[] }) {
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
          <VideoDialog video={video} onClose={() => setVideo(null)} />
        </Suspense>
      )}
    </>
  );
}
