"use client";

import { type ComponentProps, useEffect, useRef, useState } from "react";
import { cn } from "../../styles/cn";
import { Button } from "../button";
import { useMessages } from "../i18n-provider";
import { Picture, type PictureProps } from "../picture";
import { embedMapMessages } from "./messages";

export interface EmbedMapProps extends Omit<ComponentProps<"div">, "children"> {
  /** The place, such as "Kurla": names the map and its buttons. */
  place: string;
  /** The street map we have drawn ourselves, as `Picture` takes it. */
  drawing: PictureProps["image"];
  /** What the drawn map shows, in words: the streets, the station, the entrance. */
  alt: string;
  /** URL of the interactive map's frame at the map host. */
  src: string;
  /** URL of the directions, in the visitor's own map. */
  directionsHref: string;
  /** Whether the interactive map is shown: control it to keep the visitor's choice for the whole visit. */
  shown?: boolean | undefined;
  /** Called when the visitor asks for the interactive map. */
  onShow?: (() => void) | undefined;
}

/**
 * Where a branch is: a drawn street map, a link to directions and, on request, the interactive map. The map
 * host gets no request before that.
 */
export function EmbedMap({
  place,
  drawing,
  alt,
  src,
  directionsHref,
  shown: shownByParent,
  onShow,
  className,
  ...props
}: EmbedMapProps) {
  const messages = useMessages("embedMap", embedMapMessages);
  const [pressed, setPressed] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = shownByParent ?? pressed;

  // Pressing the button removes it, so focus moves into the map.
  useEffect(() => {
    if (pressed) frame.current?.focus();
  }, [pressed]);

  const show = () => {
    setPressed(true);
    onShow?.();
  };

  return (
    <div
      data-slot="embed-map"
      data-state={shown ? "interactive" : "drawn"}
      className={cn("overflow-clip rounded-panel border border-line bg-surface-raised text-ink", className)}
      {...props}
    >
      {shown ? (
        <iframe
          ref={frame}
          src={src}
          title={messages.map(place)}
          loading="lazy"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          className="block aspect-4/3 w-full bg-surface-sunken max-sm:aspect-16/9"
        />
      ) : (
        <Picture image={drawing} alt={alt} className="aspect-4/3 max-sm:aspect-16/9" />
      )}
      <div className="flex flex-wrap gap-x-3 p-2 sm:p-3">
        {!shown && (
          <Button variant="secondary" size="small" className="noscript:hidden print:hidden" onClick={show}>
            {messages.show}
          </Button>
        )}
        <Button asChild variant="quiet" size="small">
          <a href={directionsHref} rel="noreferrer">
            <span>
              {messages.directions}
              <span className="sr-only"> {messages.directionsTo(place)}</span>
            </span>
          </a>
        </Button>
      </div>
    </div>
  );
}
