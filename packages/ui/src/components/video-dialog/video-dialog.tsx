"use client";

import { XIcon } from "lucide-react";
import { Button } from "../button";
import { Dialog, DialogClose, DialogContent, DialogDismiss, DialogTitle } from "../dialog";
import { useMessages } from "../i18n-provider";
import { type Film, FilmPlayer } from "./film-player";
import { videoDialogMessages } from "./messages";

/** A video at the public video host, or a film. */
export interface Video {
  /** Its id at the host; for a film, any unique name. */
  id: string;
  /** What it is about. Every video has a title. */
  title: string;
  /** A film on this site, played instead of a video at the host. */
  film?: Film;
}

/** The player of YouTube's cookieless host: starts at once, and suggests no other videos at the end. */
export function youtubePlayer(id: string) {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}

export interface VideoDialogProps {
  /** The chosen video; `null` while it is closed. */
  video: Video | null;
  /** Called on closing: set `video` to `null`, which ends the film. */
  onClose: () => void;
  /**
   * URL of the player for a video's id.
   * @default youtubePlayer: youtube-nocookie.com, autoplay, rel=0
   */
  playerUrl?: ((id: string) => string) | undefined;
}

/** Plays one video over the page. Nothing is loaded, from here or from the video host, before it opens. */
export function VideoDialog({ video, onClose, playerUrl = youtubePlayer }: VideoDialogProps) {
  const messages = useMessages("videoDialog", videoDialogMessages);
  if (!video) return null;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        data-slot="video-dialog"
        aria-describedby={undefined}
        className="max-w-4xl border-0 bg-deep p-0 text-on-deep sm:p-0"
      >
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 py-3 ps-5 pe-3 [&>h2]:flex-[1_1_6rem]">
          <DialogTitle className="text-base font-semibold [font-family:inherit]">{video.title}</DialogTitle>
          <DialogClose asChild>
            <Button variant="inverse" size="small">
              <XIcon strokeWidth={1.5} />
              {messages.close}
            </Button>
          </DialogClose>
        </div>
        {video.film ? (
          <FilmPlayer film={video.film} title={video.title} onEscape={onClose} />
        ) : (
          <iframe
            data-slot="video-player"
            src={playerUrl(video.id)}
            title={video.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            // Less than 500 px where the window is lower.
            className="block h-[500px] max-h-[calc(100dvh-7rem)] w-full bg-scrim"
          />
        )}
        <DialogDismiss>{messages.close}</DialogDismiss>
      </DialogContent>
    </Dialog>
  );
}
