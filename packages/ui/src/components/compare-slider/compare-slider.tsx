"use client";

import { ChevronsLeftRightIcon } from "lucide-react";
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { cn } from "../../styles/cn";
import { useMessages } from "../i18n-provider";
import { Picture, type PictureValue } from "../picture";
import { compareSliderMessages } from "./messages";

export interface CompareSliderProps extends Omit<ComponentProps<"figure">, "children"> {
  /** How it was. */
  before: PictureValue;
  /** How it became: in a picture of the same size, taken from the same place. */
  after: PictureValue;
  /** What was done, such as "Two veneers": names the slider and its buttons. */
  label: string;
  /** Shown under the comparison. */
  caption?: ReactNode;
  /** How wide the pictures are shown, as in the `sizes` attribute. */
  sizes?: string;
}

/** Where the handle starts, in per cent. */
const MIDDLE = 50;

/** What keys add, in per cent. Home and End are the input's own. */
const steps = { ArrowUp: 5, ArrowRight: 5, ArrowDown: -5, ArrowLeft: -5, PageUp: 25, PageDown: -25 };

const places = [
  { name: "before", percent: 100 },
  { name: "half", percent: 50 },
  { name: "after", percent: 0 },
] as const;

/**
 * Two pictures of the same mouth with a handle between them. The handle is a target of 44 px and moves by
 * dragging, by arrow keys in steps of 5 %, by PageUp and PageDown in steps of 25 %, by Home and End, and by the
 * three buttons under it. The pictures keep their sides in right-to-left text.
 */
export function CompareSlider({
  before,
  after,
  label,
  caption,
  sizes,
  className,
  ...props
}: CompareSliderProps) {
  const messages = useMessages("compareSlider", compareSliderMessages);
  const [percent, setPercent] = useState(MIDDLE);
  const handle = useRef<HTMLInputElement>(null);
  // It may have been dragged before it hydrated.
  useEffect(() => setPercent(handle.current?.valueAsNumber ?? MIDDLE), []);
  const sides = [
    { picture: before, name: messages.before, corner: "left-3", className: undefined },
    { picture: after, name: messages.after, corner: "right-3", className: "ui-compare-after" },
  ];

  // A step of the input's own would make the handle jump while it is dragged.
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key as keyof typeof steps];
    if (!step) return;
    event.preventDefault();
    setPercent(Math.min(100, Math.max(0, percent + step)));
  };

  return (
    <figure data-slot="compare-slider" className={cn("flex flex-col", className)} {...props}>
      <div
        dir="ltr"
        className="ui-compare-pictures"
        // The stylesheet has the middle: a policy may forbid inline styles in a server's HTML.
        style={percent === MIDDLE ? undefined : ({ "--compare-before": `${percent}%` } as CSSProperties)}
      >
        <input
          ref={handle}
          data-slot="compare-slider-handle"
          type="range"
          autoComplete="off"
          aria-label={messages.handle(label)}
          aria-valuetext={inWords(percent, messages)}
          value={percent}
          onChange={(event) => setPercent(event.target.valueAsNumber)}
          onKeyDown={onKeyDown}
        />
        {sides.map(({ picture, name, corner, className }) => (
          <div key={corner} className={className}>
            <Picture {...picture} sizes={sizes} className="size-full" draggable={false} />
            <span aria-hidden className={corner}>
              {name}
            </span>
          </div>
        ))}
        <span className="ui-compare-line">
          <span className="ui-compare-knob">
            <ChevronsLeftRightIcon strokeWidth={1.5} className="size-5" />
          </span>
        </span>
      </div>
      <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {caption && <span className="min-w-0 text-sm text-ink-muted">{caption}</span>}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
        <div
          role="group"
          dir="ltr"
          aria-label={messages.show(label)}
          className="ui-compare-places noscript:hidden print:hidden"
        >
          {places.map((place) => (
            <button
              key={place.name}
              type="button"
              aria-pressed={percent === place.percent}
              onClick={() => setPercent(place.percent)}
            >
              {messages[place.name]}
            </button>
          ))}
        </div>
      </figcaption>
    </figure>
  );
}

function inWords(percent: number, messages: typeof compareSliderMessages) {
  if (percent === 100) return messages.beforeOnly;
  if (percent === 0) return messages.afterOnly;
  return messages.parts(percent, 100 - percent);
}
