import { useOnDemand } from "../../hooks/use-on-demand";
import type { VideoDialogProps } from "./video-dialog";

const load = () => import("./video-dialog").then(({ VideoDialog }) => VideoDialog);

/** `VideoDialog`, loaded when a video is first chosen. */
export function LazyVideoDialog(props: VideoDialogProps) {
  const VideoDialog = useOnDemand(load, props.video !== null, props.onClose);
  return VideoDialog && <VideoDialog {...props} />;
}
