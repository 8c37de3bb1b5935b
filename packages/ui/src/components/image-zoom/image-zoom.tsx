"use client";

import { ChevronLeftIcon, ChevronRightIcon, type LucideIcon, XIcon } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "../button";
import { Dialog, DialogClose, DialogContent, DialogDismiss, DialogTitle } from "../dialog";
import { useMessages } from "../i18n-provider";
import { Picture, type PictureValue } from "../picture";
import { imageZoomMessages } from "./messages";

export interface ZoomImage extends PictureValue {
  /** Shown under the picture. */
  caption?: ReactNode;
}

export interface ImageZoomProps {
  /** The pictures to go through. */
  images: readonly ZoomImage[];
  /** Which one is shown, counted from 0; `null` while it is closed. */
  index: number | null;
  /** Called with the picture to show next, or with `null` on closing. */
  onIndexChange: (index: number | null) => void;
}

/**
 * One picture over the whole window. Previous and next, by button or arrow key, wrap around; its button and Esc close
 * it and return focus.
 */
export function ImageZoom({ images, index, onIndexChange }: ImageZoomProps) {
  const messages = useMessages("imageZoom", imageZoomMessages);
  const shown = index === null ? undefined : images[index];
  if (index === null || !shown) return null;

  const go = (step: 1 | -1) => onIndexChange((index + step + images.length) % images.length);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forwards = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const backwards = forwards === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
    if (images.length < 2 || ![forwards, backwards].includes(event.key)) return;
    event.preventDefault();
    go(event.key === forwards ? 1 : -1);
  };

  return (
    <Dialog open onOpenChange={(open) => open || onIndexChange(null)}>
      <DialogContent
        data-slot="image-zoom"
        aria-describedby={undefined}
        className="inset-0 flex h-dvh max-h-none max-w-none flex-col rounded-none border-0 bg-deep p-0 text-on-deep sm:p-0"
        onKeyDown={onKeyDown}
      >
        <div className="flex items-center justify-between gap-4 px-gutter py-3">
          <DialogTitle
            className="text-base tabular-nums [font-family:inherit]"
            aria-live="polite"
            aria-atomic
          >
            {images.length > 1 ? messages.place(index + 1, images.length) : messages.picture}
            {shown.alt && <span className="sr-only"> {shown.alt}</span>}
          </DialogTitle>
          <DialogClose asChild>
            <Button variant="inverse" size="small">
              <XIcon strokeWidth={1.5} />
              {messages.close}
            </Button>
          </DialogClose>
        </div>
        <figure className="flex min-h-0 grow flex-col justify-center gap-4 px-gutter pb-6">
          <Picture
            key={index}
            image={shown.image}
            alt={shown.alt}
            priority
            className="mx-auto size-auto min-h-0 max-w-full shrink grow-0 object-contain"
          />
          {shown.caption && (
            <figcaption className="mx-auto max-w-prose text-center text-balance [&_a]:text-on-deep">
              {shown.caption}
            </figcaption>
          )}
        </figure>
        {images.length > 1 && (
          <div className="flex justify-center gap-4 px-gutter pb-6">
            <ZoomStep icon={ChevronLeftIcon} label={messages.previous} onPress={() => go(-1)} />
            <ZoomStep icon={ChevronRightIcon} label={messages.next} onPress={() => go(1)} />
          </div>
        )}
        <DialogDismiss>{messages.close}</DialogDismiss>
      </DialogContent>
    </Dialog>
  );
}

interface ZoomStepProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
}

function ZoomStep({ icon: Icon, label, onPress }: ZoomStepProps) {
  return (
    <Button
      size="icon"
      aria-label={label}
      className="rounded-full border-on-deep-muted bg-transparent enabled:hover:bg-on-deep/15"
      onClick={onPress}
    >
      <Icon aria-hidden strokeWidth={1.5} className="rtl:rotate-180" />
    </Button>
  );
}
