import { ChevronLeftIcon, ChevronRightIcon, XIcon } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "../button";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "../dialog";
import { Picture, type ResponsiveImage } from "../picture";

/** A picture that can be looked at large. */
export interface ZoomImage {
  /** The picture with its formats and size. */
  image: ResponsiveImage;
  /** Alternative text. */
  alt: string;
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
 * One picture over the whole window (specification, section 4: opens on click, closes by button). Previous and
 * next, by button or arrow key, wrap around; Esc closes and returns focus.
 */
export function ImageZoom({ images, index, onIndexChange }: ImageZoomProps) {
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
        className="inset-0 flex h-dvh max-h-none max-w-none flex-col rounded-none border-0 bg-primary-strong p-0 text-on-primary sm:p-0"
        onKeyDown={onKeyDown}
      >
        <div className="flex items-center justify-between gap-4 px-gutter py-3">
          <DialogTitle className="font-text text-base tabular-nums" aria-live="polite" aria-atomic>
            {images.length > 1 ? `Picture ${index + 1} of ${images.length}` : "Picture"}
            {shown.alt && <span className="sr-only"> {shown.alt}</span>}
          </DialogTitle>
          <DialogClose asChild>
            <Button variant="inverse" size="small">
              <XIcon aria-hidden strokeWidth={1.5} />
              Close
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
            <figcaption className="mx-auto max-w-prose text-center text-balance [&_a]:text-on-primary">
              {shown.caption}
            </figcaption>
          )}
        </figure>
        {images.length > 1 && (
          <div className="flex justify-center gap-4 px-gutter pb-6">
            <ZoomStep label="Previous picture" onPress={() => go(-1)} />
            <ZoomStep label="Next picture" onPress={() => go(1)} />
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface ZoomStepProps {
  label: "Previous picture" | "Next picture";
  onPress: () => void;
}

function ZoomStep({ label, onPress }: ZoomStepProps) {
  const Icon = label === "Next picture" ? ChevronRightIcon : ChevronLeftIcon;
  return (
    <Button
      size="icon"
      aria-label={label}
      className="rounded-full border-on-primary-muted bg-transparent enabled:hover:bg-primary"
      onClick={onPress}
    >
      <Icon aria-hidden strokeWidth={1.5} className="rtl:rotate-180" />
    </Button>
  );
}
