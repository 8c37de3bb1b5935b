"use client";

import { Children, type ComponentProps, isValidElement, type KeyboardEvent, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { cn } from "../../styles/cn";
import { buttonVariants } from "../button";
import { useMessages } from "../i18n-provider";
import { CarouselIcon } from "./carousel-icon";
import { carouselMessages } from "./messages";
import { useCarousel } from "./use-carousel";

/** How many slides are shown side by side, from the narrowest window (`base`) and from each breakpoint up. */
export interface SlidesPerView {
  /** Up to 600 px. */
  base: SlideCount;
  /** From 601 px. */
  sm?: SlideCount;
  /** From 801 px. */
  md?: SlideCount;
  /** From 1201 px. */
  xl?: SlideCount;
}

/** Each has its classes in styles/controls.css, so that the layout needs no inline style. */
type SlideCount = 1 | 2 | 3 | 4 | 5;

export interface CarouselProps extends Omit<ComponentProps<"div">, "aria-label"> {
  /** Names the carousel: "Latest articles". */
  label: string;
  /**
   * What the slides are, for the status: "3 of 14 reviews: Farida, Sandeep, Asha". A slide, and its dot, is called by its
   * `data-slide-name`, or by its first heading.
   * @default "slides"
   */
  noun?: string;
  /**
   * How many slides are shown side by side at each width. Laid out by CSS.
   * @default { base: 1 }
   */
  slides?: SlidesPerView | undefined;
  /** Milliseconds between automatic moves. Off by default. */
  autoplay?: number | undefined;
  /**
   * Whether the current slide is in the middle instead of at the start.
   * @default false
   */
  centered?: boolean;
  /**
   * Whether there are buttons for the previous and the next slide, with the current one's number; else there are dots.
   * @default true
   */
  arrows?: boolean;
}

/** With more slides, the row of dots moves along. */
const MAX_DOTS = 10;

/** As many dots of 44 px as fit beside one another at 320 px. */
const DOTS_ON_A_PHONE = 6;

/**
 * Slides in a row, one per child. Swiping, arrow keys, and arrows or dots move it. While it plays, a Pause button precedes
 * the slides in the tab order. Hovering doesn't pause it; focus inside, a swipe or the button does, until Play is pressed.
 * Under reduced motion it starts paused and moves without gliding. Slides out of view are inert.
 */
export function Carousel({
  label,
  noun,
  slides = { base: 1 },
  autoplay,
  centered = false,
  arrows = true,
  className,
  children,
  ...props
}: CarouselProps) {
  const messages = useMessages("carousel", carouselMessages);
  const content = Children.toArray(children);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({ count: content.length, autoplay, centered, root });
  const { selected, stops, playing, seen, moved } = carousel;
  const action = playing ? messages.pause : messages.play;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const element = event.target as HTMLElement;
    // A field or tabs inside a slide need the arrow keys.
    if (event.defaultPrevented || element.closest("[role=tablist], input, textarea, select")) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const isForward = (event.key === "ArrowRight") === (carousel.direction === "ltr");
    // Synchronous, because a slide is inert, and can't take focus, until it is rendered as in view.
    flushSync(() => carousel.move(isForward ? 1 : -1));
    if (element.closest("[data-slot=carousel-slide]")) carousel.focusSelected();
    if (element.matches("[data-slot=carousel-dot]"))
      root.current?.querySelector<HTMLElement>("[data-slot=carousel-dot][aria-current=true]")?.focus();
  };

  const nameOf = (index: number) => {
    const slide = content[index];
    if (seen || !isValidElement<{ "data-slide-name"?: string }>(slide)) return slideName(root.current, index);
    return slide.props["data-slide-name"];
  };
  const fits = content.length <= slides.base;
  // Nothing takes away the focus that came before the slides were measured.
  const control = (fits || stops <= 1) && "not-focus-within:invisible";
  const fewDots = dotsAround(selected, stops, DOTS_ON_A_PHONE);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, as a region would repeat the section around it
    <div
      ref={root}
      role="group"
      data-slot="carousel"
      aria-roledescription={messages.carousel}
      aria-label={label}
      className={cn(
        "grid grid-cols-[auto_minmax(min(--spacing(26),37.5%),1fr)] items-center gap-x-4",
        !arrows && "sm:grid-cols-[1fr_auto_1fr]",
        slidesClassNames(slides, content.length),
        className,
      )}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => target.closest("[data-slot=carousel-pause]") || carousel.stop()}
      {...props}
    >
      {autoplay !== undefined && (
        <button
          type="button"
          data-slot="carousel-pause"
          aria-label={messages.button(action, label)}
          className={cn(
            buttonVariants({ variant: "quiet", size: "small" }),
            control,
            "col-start-1 row-start-2 -ms-4 mt-3 justify-self-start noscript:hidden print:hidden",
            fits && "hidden",
          )}
          onClick={playing ? carousel.stop : carousel.play}
        >
          <CarouselIcon name={playing ? "pause" : "play"} />
          {action}
        </button>
      )}
      {arrows && (
        <div
          className={cn(
            control,
            "col-start-2 row-start-2 mt-3 flex flex-wrap items-center justify-end gap-2 noscript:hidden print:hidden",
          )}
        >
          <span aria-hidden className="me-2 text-ink-muted text-sm tabular-nums">
            {stops > 0 && messages.place(selected + 1, stops)}
          </span>
          <Arrow
            icon="previous"
            aria-label={messages.previous(label)}
            disabled={!carousel.canMoveBack}
            onClick={() => carousel.move(-1)}
          />
          <Arrow
            icon="next"
            aria-label={messages.next(label)}
            disabled={!carousel.canMoveOn}
            onClick={() => carousel.move(1)}
          />
        </div>
      )}
      <div
        ref={carousel.viewport}
        data-slot="carousel-viewport"
        // Half the gap on either side of each slide: centred slides stay centred, and focus rings have room.
        className="relative col-span-full row-start-1 -mx-3 -my-1.5 overflow-hidden py-1.5 noscript:snap-x noscript:overflow-x-auto print:overflow-visible"
      >
        <div
          data-slot="carousel-slides"
          // Round the end, the last slides stand before the first ones: they are read as they are seen.
          aria-owns={
            seen?.some((slide, place) => slide < (seen[place - 1] ?? 0))
              ? seen.map((slide) => `${id}-${slide}`).join(" ")
              : undefined
          }
          className={cn(
            "ui-slides flex touch-pan-y noscript:[transform:none]! print:flex-wrap print:gap-y-6 print:[transform:none]!",
            // Embla measures in whole pixels. With thirds rounded down, four slides would not fill the space of three and
            // one to go round, and the place before the first would stay empty.
            centered && "[--slide-excess:0.5px]",
            // Puts the first slide where Embla will, so that nothing jumps.
            centered &&
              !fits &&
              "[transform:translateX(calc((100%-100%/var(--slides))/2))] rtl:[transform:translateX(calc((100%/var(--slides)-100%)/2))]",
          )}
        >
          {content.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the pattern asks for a group that says it is a slide
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its place; its child keeps its own key
              key={index}
              id={`${id}-${index}`}
              data-slot="carousel-slide"
              role="group"
              aria-roledescription={messages.slide}
              aria-label={messages.place(index + 1, content.length)}
              inert={seen && !seen.includes(index)}
              className={cn(!seen && !fits && comesInAt(centered ? 2 * index : index + 1, slides))}
              data-place={centered && seen ? placeOf(index, seen) : undefined}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {!arrows && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
        <div
          role="group"
          aria-label={messages.choose(label)}
          // Dots are as wide as a finger, so narrow windows have room for fewer.
          className={cn(
            control,
            "col-span-full row-start-3 flex min-h-11 flex-wrap items-center justify-center sm:col-span-1 sm:col-start-2 sm:row-start-2 sm:mt-3 noscript:hidden print:hidden",
          )}
        >
          {dotsAround(selected, stops, MAX_DOTS).map((index) => (
            <button
              key={index}
              type="button"
              data-slot="carousel-dot"
              aria-label={nameOf(index) ?? messages.dot(index + 1)}
              aria-current={index === selected}
              // One tab stop: the arrow keys move on.
              tabIndex={index === selected ? 0 : -1}
              className={cn("ui-dot", !fewDots.includes(index) && "max-md:hidden")}
              onClick={() => carousel.moveTo(index)}
            />
          ))}
        </div>
      )}
      {/* Only what the visitor moves speaks. A role and not `aria-live`, which Radix leaves exposed behind an open dialog. */}
      <p data-slot="carousel-status" role={playing ? undefined : "status"} className="sr-only">
        {moved &&
          seen &&
          (seen.length > 1
            ? messages.shownMany(seen.length, content.length, noun ?? messages.slides)
            : messages.shownOne(selected + 1, stops)) + slideNames(root.current, seen)}
      </p>
    </div>
  );
}

type ArrowProps = ComponentProps<"button"> & { icon: "previous" | "next" };

function Arrow({ icon, disabled, onClick, ...props }: ArrowProps) {
  return (
    <button
      type="button"
      data-slot="carousel-arrow"
      // `disabled` would drop the focus of a visitor who has just reached the end.
      aria-disabled={disabled}
      className={cn(buttonVariants({ variant: "secondary", size: "icon" }), "rounded-full")}
      onClick={disabled ? undefined : onClick}
      {...props}
    >
      <CarouselIcon name={icon} className="rtl:rotate-180" />
    </button>
  );
}

function slideName(carousel: HTMLElement | null, index: number) {
  const slide = carousel?.querySelectorAll<HTMLElement>("[data-slot=carousel-slide]")[index];
  const title = slide?.querySelector<HTMLElement>("[data-slide-name], h2, h3, h4, h5, h6");
  return title?.dataset.slideName ?? title?.textContent;
}

function slideNames(carousel: HTMLElement | null, seen: readonly number[]) {
  const names = seen.map((index) => slideName(carousel, index));
  return names.every(Boolean) ? `: ${names.join(", ")}` : "";
}

/** Two slides share the space of three, so that none of it is empty. */
function slidesClassNames({ base, sm, md, xl }: SlidesPerView, count: number) {
  const most = Math.max(2, count);
  const widths = [
    ["", base],
    ["sm:", sm],
    ["md:", md],
    ["xl:", xl],
  ] as const;
  return widths.map(([variant, slides]) => slides && `${variant}[--slides:${Math.min(slides, most)}]`);
}

/** Hides a slide from windows that are too narrow for this many side by side, until those in view are known. */
function comesInAt(count: number, { base, sm = base, md = sm, xl = md }: SlidesPerView) {
  const hidden = ["max-sm:ui-unseen", "max-md:ui-unseen", "max-xl:ui-unseen", "ui-unseen"];
  return hidden[[base, sm, md, xl].filter((slides) => count > slides).length - 1];
}

/** The numbers of the dots to show: a row of at most `most` that moves along with the selected one. */
function dotsAround(selected: number, stops: number, most: number) {
  const length = Math.min(stops, most);
  const first = Math.max(0, Math.min(selected - Math.floor(length / 2), stops - length));
  return Array.from({ length }, (_, index) => first + index);
}

/** Where a slide in view is: in the middle, or on which side of it. */
function placeOf(index: number, seen: readonly number[]) {
  const place = seen.indexOf(index);
  if (place === -1) return undefined;
  const fromMiddle = place - (seen.length - 1) / 2;
  return fromMiddle === 0 ? "middle" : fromMiddle < 0 ? "before" : "after";
}
