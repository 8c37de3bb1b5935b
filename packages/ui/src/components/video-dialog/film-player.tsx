import { type Ref, useEffect, useRef } from "react";
import { useMessages } from "../i18n-provider";
import { videoDialogMessages } from "./messages";

/** A caption, and what is seen while it is shown. */
export interface FilmScene {
  /** Seconds from the beginning at which the caption appears. */
  from: number;
  /** Seconds from the beginning at which it disappears. */
  to: number;
  caption: string;
  /** Describes what is seen, for the transcript. */
  shows: string;
}

export interface Film {
  /** The film in several encodings, the best first. The last is one that every browser plays. */
  sources: readonly { src: string; type: string }[];
  scenes: readonly FilmScene[];
}

export interface FilmPlayerProps {
  /** The film. */
  film: Film;
  /** Its name for screen readers. */
  title: string;
  /** Called on Esc while focus is in Chromium's own controls, which keep each key to themselves. */
  onEscape: () => void;
}

/** In Chromium alone, and missing in TypeScript's types. */
declare const CloseWatcher: new () => { onclose: () => void; destroy: () => void };

/**
 * Plays a film with captions, at once unless the visitor prefers less motion, and has its transcript below. In a dialog
 * only, so that a server never renders it.
 */
export function FilmPlayer({ film, title, onEscape }: FilmPlayerProps) {
  const messages = useMessages("videoDialog", videoDialogMessages);
  useEffect(() => {
    if (!("CloseWatcher" in window)) return;
    const watcher = new CloseWatcher();
    watcher.onclose = onEscape;
    return () => watcher.destroy();
  }, [onEscape]);
  return (
    <>
      <video
        ref={useCaptions(film.scenes, messages.captions)}
        data-slot="film-player"
        aria-label={title}
        className="block h-[500px] max-h-[calc(100dvh-9rem)] w-full bg-scrim"
        controls
        autoPlay={!matchMedia("(prefers-reduced-motion: reduce)").matches}
        muted
        playsInline
      >
        {film.sources.map((source) => (
          <source key={source.src} {...source} />
        ))}
      </video>
      <details data-slot="film-transcript" className="px-5 py-3">
        <summary className="cursor-pointer font-semibold">{messages.transcript}</summary>
        <ol className="mt-3 flex flex-col gap-3 pb-2">
          {film.scenes.map(({ from, caption, shows }) => (
            <li key={from}>
              <p>{caption}</p>
              <p className="text-on-deep-muted">{shows}</p>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

/**
 * Shows captions from the film's first frame. They come with the page, because a file would arrive after the first
 * caption is due.
 */
function useCaptions(scenes: readonly FilmScene[], label: string): Ref<HTMLVideoElement> {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!video.current) return;
    const track = video.current.addTextTrack("captions", label, document.documentElement.lang);
    for (const { from, to, caption } of scenes) track.addCue(new VTTCue(from, to, caption));
    track.mode = "showing";
    return () => {
      // The DOM has no way to remove a track.
      track.mode = "disabled";
      for (const cue of [...(track.cues ?? [])]) track.removeCue(cue);
    };
  }, [scenes, label]);
  return video;
}
