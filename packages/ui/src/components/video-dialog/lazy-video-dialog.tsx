import { lazy, Suspense } from "react";
import type { VideoDialogProps } from "./video-dialog";

const VideoDialog = lazy(() => import("./video-dialog").then((module) => ({ default: module.VideoDialog })));

/** `VideoDialog`, loaded when a video is first chosen. */
export function LazyVideoDialog(props: VideoDialogProps) {
  return (
    props.video && (
      <Suspense fallback={null}>
        <VideoDialog {...props} />
      </Suspense>
    )
  );
}
