import type { EmblaCarouselType, EmblaOptionsType } from "embla-carousel";
import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useEffect, useState } from "react";
import { useDirection } from "../../hooks/use-direction";

interface CarouselOptions {
  count: number;
  loop: boolean;
  autoplay: number | undefined;
  speed: number;
  centered: boolean;
  root: RefObject<HTMLElement | null>;
}

/** Joins Embla to React: what is selected, whether it plays, and how to move. */
export function useCarousel({ count, loop, autoplay, speed, centered, root }: CarouselOptions) {
  const direction = useDirection(root);
  const options: EmblaOptionsType = {
    loop,
    direction,
    align: centered ? "center" : "start",
    // With too few slides to loop, the first is still in the middle.
    containScroll: centered ? false : "trimSnaps",
    watchDrag,
  };
  const [viewport, api] = useEmblaCarousel(options);
  const [playing, setPlaying] = useState(autoplay !== undefined);
  const [place, setPlace] = useState({ selected: 0, stops: count, canMoveBack: loop, canMoveOn: true });

  useEffect(() => {
    if (prefersLessMotion()) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!api) return;
    const update = () =>
      setPlace({
        selected: api.selectedScrollSnap(),
        stops: api.scrollSnapList().length,
        canMoveBack: api.canScrollPrev(),
        canMoveOn: api.canScrollNext(),
      });
    const glideTo = () => glide(api, speed);
    update();
    api.on("select", update).on("select", glideTo).on("reInit", update);
    return () => {
      api.off("select", update).off("select", glideTo).off("reInit", update);
    };
  }, [api, speed]);

  useEffect(() => {
    if (!api) return;
    const stop = () => setPlaying(false);
    api.on("pointerDown", stop);
    return () => {
      api.off("pointerDown", stop);
    };
  }, [api]);

  useEffect(() => {
    if (!api || !playing || place.stops < 2) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (api.canScrollNext()) api.scrollNext(prefersLessMotion());
      else api.scrollTo(0, prefersLessMotion());
    }, autoplay);
    return () => clearInterval(timer);
  }, [api, playing, autoplay, place.stops]);

  return {
    ...place,
    viewport,
    direction,
    playing,
    play: () => setPlaying(true),
    stop: () => setPlaying(false),
    move: (step: 1 | -1) =>
      step === 1 ? api?.scrollNext(prefersLessMotion()) : api?.scrollPrev(prefersLessMotion()),
    moveTo: (index: number) => api?.scrollTo(index, prefersLessMotion()),
    /** Moves focus along to the new slide. */
    focusSelected: () =>
      api
        ?.slideNodes()
        [api.selectedScrollSnap()]?.querySelector<HTMLElement>("a, button, [tabindex='0']")
        ?.focus({ preventScroll: true }),
  };
}

/** What is under the pointer may need the drag itself: a comparison's handle, or all of it with a mouse. */
function watchDrag(_: EmblaCarouselType, event: MouseEvent | TouchEvent) {
  const owner = event.target instanceof Element && event.target.closest<HTMLElement>("[data-no-swipe]");
  if (!owner) return true;
  return owner.dataset.noSwipe === "mouse" && event.type !== "mousedown";
}

/**
 * Embla moves by attraction and friction, not by time. With this friction the distance left shrinks by a
 * fixed share each frame; the share is chosen so that 99 % of the way is done after `speed` milliseconds.
 */
function glide(api: EmblaCarouselType, speed: number) {
  const { scrollBody } = api.internalEngine();
  const jumps = scrollBody.duration() === 0;
  if (jumps) return;
  const frames = speed / (1000 / 60);
  // biome-ignore lint/correctness/useHookAtTopLevel: Embla's name for a setter, not a hook
  scrollBody.useFriction(0.2).useDuration(frames * 0.07);
}

function prefersLessMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
