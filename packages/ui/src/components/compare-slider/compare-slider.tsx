"use client";

import { ChevronsLeftRightIcon } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from "react";
import { HandleRoot, Item, Provider, Root } from "react-compare-slider/components";
import { useReactCompareSlider } from "react-compare-slider/hooks";
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
  const slider = useReactCompareSlider({
    defaultPosition: MIDDLE,
    onPositionChange: setPercent,
    // Explicit, because the library's default differs between server and browser.
    transition: "200ms ease-out",
  });
  const rounded = Math.round(percent);
  const sides = [
    { item: "itemOne", picture: before, name: messages.before, corner: "left-3" },
    { item: "itemTwo", picture: after, name: messages.after, corner: "right-3" },
  ] as const;

  // The library itself handles the arrow keys only.
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { Home: 0, End: 100, PageUp: percent + 25, PageDown: percent - 25 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    slider.setPosition(next);
  };

  return (
    <figure data-slot="compare-slider" className={cn("ui-compare flex flex-col", className)} {...props}>
      <div dir="ltr">
        <Provider {...slider}>
          <Root data-no-swipe="mouse">
            {sides.map(({ item, picture, name, corner }) => (
              <Item key={item} item={item}>
                <Picture {...picture} sizes={sizes} className="size-full" draggable={false} />
                <span aria-hidden className={corner}>
                  {name}
                </span>
              </Item>
            ))}
            <HandleRoot
              aria-label={messages.handle(label)}
              aria-valuenow={rounded}
              aria-valuetext={inWords(rounded, messages)}
              className="group/handle focus-visible:shadow-none noscript:hidden! print:hidden!"
              onKeyDown={onKeyDown}
            >
              <span data-no-swipe className="ui-compare-line">
                <span className="ui-compare-knob">
                  <ChevronsLeftRightIcon strokeWidth={1.5} className="size-5" />
                </span>
              </span>
            </HandleRoot>
          </Root>
        </Provider>
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
              aria-pressed={rounded === place.percent}
              onClick={() => slider.setPosition(place.percent)}
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
