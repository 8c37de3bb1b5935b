import type { EmblaCarouselType, EmblaOptionsType } from "embla-carousel";
import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { useDirection } from "../../hooks/use-direction";

interface CarouselOptions {
  count: number;
  autoplay: number | undefined;
  centered: boolean;
  root: RefObject<HTMLElement | null>;
}

/** Connects Embla to React: what is selected, whether it plays, and how to move. */
export function useCarousel({ count, autoplay, centered, root }: CarouselOptions) {
  const direction = useDirection(root);
  const options: EmblaOptionsType = {
    loop: true,
    direction,
    align: centered ? "center" : "start",
    // Centres the first slide even with too few slides to loop.
    containScroll: centered ? false : "trimSnaps",
    // It would move the focused slide to the start, which brings another into view: Tab would never get past the slides.
    watchFocus: false,
  };
  const [setViewport, api] = useEmblaCarousel(options);
  const viewport = useRef<HTMLDivElement>(null);
  // Embla measures after this update: in a task of its own, not in that in which React hydrates the carousel.
  useEffect(() => startTransition(() => setViewport(viewport.current)), [setViewport]);
  /** What was asked for before Embla had measured, such as by a press that was held until the carousel had hydrated. */
  const early = useRef<((api: EmblaCarouselType) => void)[]>([]);
  const [playing, setPlaying] = useState(autoplay !== undefined);
  const [place, setPlace] = useState<Place>({
    selected: 0,
    stops: count,
    canMoveBack: true,
    canMoveOn: true,
    seen: undefined,
    moved: false,
  });

  useEffect(() => {
    if (prefersLessMotion()) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!api) return;
    const update = (_?: EmblaCarouselType, event?: string) =>
      setPlace(({ moved }) => ({
        moved: moved || event === "select",
        selected: api.selectedScrollSnap(),
        stops: api.scrollSnapList().length,
        canMoveBack: api.canScrollPrev(),
        canMoveOn: api.canScrollNext(),
        seen: slidesSeen(api, centered),
      }));
    const stop = () => setPlaying(false);
    update();
    api.on("select", update).on("select", glide).on("reInit", update).on("pointerDown", stop);
    for (const act of early.current.splice(0)) act(api);
    return () => {
      api.off("select", update).off("select", glide).off("reInit", update).off("pointerDown", stop);
    };
  }, [api, centered]);

  useEffect(() => {
    if (!api || !playing || place.stops < 2) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (api.canScrollNext()) api.scrollNext(prefersLessMotion());
      else api.scrollTo(0, prefersLessMotion());
    }, autoplay);
    return () => clearInterval(timer);
  }, [api, playing, autoplay, place.stops]);

  const whenReady = (act: (api: EmblaCarouselType) => void) => {
    if (api) act(api);
    else early.current.push(act);
  };

  return {
    ...place,
    viewport,
    direction,
    playing,
    play: () => setPlaying(true),
    stop: () => setPlaying(false),
    move: (step: 1 | -1) =>
      whenReady((api) =>
        step === 1 ? api.scrollNext(prefersLessMotion()) : api.scrollPrev(prefersLessMotion()),
      ),
    moveTo: (index: number) => whenReady((api) => api.scrollTo(index, prefersLessMotion())),
    /** Moves focus along to the new slide. */
    focusSelected: () =>
      api
        ?.slideNodes()
        [api.selectedScrollSnap()]?.querySelector<HTMLElement>("a, button, input, [tabindex='0']")
        ?.focus({ preventScroll: true }),
  };
}

interface Place {
  selected: number;
  stops: number;
  canMoveBack: boolean;
  canMoveOn: boolean;
  /** The slides in view, in order. Unknown until they are measured. */
  seen: readonly number[] | undefined;
  /** Whether it has left its first place. */
  moved: boolean;
}

/**
 * Calculated from the position it moves to: what Embla observes changes while it glides, and each change would be
 * announced.
 */
function slidesSeen(api: EmblaCarouselType, centered: boolean) {
  const slides = api.slideNodes();
  const width = slides[0]?.offsetWidth;
  if (!width) return undefined;
  const perView = Math.round(api.rootNode().clientWidth / width);
  const [before, after] = centered ? [perView >> 1, perView >> 1] : [0, perView - 1];
  const first = api.selectedScrollSnap() - before;
  const places = Array.from({ length: before + after + 1 }, (_, offset) => first + offset);
  const { loop } = api.internalEngine().options;
  const indices = places.map((place) => (loop ? (place + slides.length) % slides.length : place));
  return [...new Set(indices)].filter((index) => index in slides);
}

/** A screen's usual rate, by which Embla moves at any other, too. */
const FRAMES_PER_SECOND = 60;

/** Share of its velocity that the carousel keeps from one frame to the next. */
const FRICTION = 0.2;

/**
 * Embla's `duration` for each frame that a movement takes. Embla moves by attraction and friction, not by time: with this
 * friction and duration, the distance left shrinks by such a share each frame that 98 % of the way is done after the last.
 */
const DURATION_PER_FRAME = 0.07;

const MOVE_MS = 200;

function glide(api: EmblaCarouselType) {
  const { scrollBody } = api.internalEngine();
  const jumps = scrollBody.duration() === 0;
  if (jumps) return;
  const frames = (MOVE_MS * FRAMES_PER_SECOND) / 1000;
  // biome-ignore lint/correctness/useHookAtTopLevel: Embla's name for a setter, not a hook
  scrollBody.useFriction(FRICTION).useDuration(frames * DURATION_PER_FRAME);
}

function prefersLessMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
