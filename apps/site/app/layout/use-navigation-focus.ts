import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { placeAt, reveal } from "./use-linked-disclosure";

const FOCUSABLE = "a[href], button, summary, input, select, textarea, [tabindex]";

/** An element that had focus, so that it can be found again once its page has been left and rendered again. */
interface Place {
  /** Its index among all focusable elements of the document. */
  index: number;
  text: string | null;
}

/**
 * Does for client navigations what browsers do when they load a document: a new page starts with focus on its main
 * content, or on the place in its fragment, and back and forward return focus to the element that had it.
 *
 * @returns the title to announce, once a page follows another
 */
export function useNavigationFocus() {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const [title, setTitle] = useState("");
  const places = useRef(new Map<string, Place>());
  const shownPathname = useRef(pathname);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      // A dialog will be gone.
      if (element.closest("[role=dialog]")) return;
      places.current.set(key, { index: focusableElements().indexOf(element), text: element.textContent });
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [key]);

  useEffect(() => {
    const isNewPage = shownPathname.current !== pathname;
    const isFollowed = navigationType !== NavigationType.Pop;
    shownPathname.current = pathname;
    // Loaded at a fragment, unless the visitor has gone on meanwhile, or led to it by a link that isn't the router's.
    const isAtPlace = hash !== "" && document.activeElement?.matches("body, [href^='#']");
    if (!isNewPage && !isFollowed && !isAtPlace) return;
    const place = isFollowed || isAtPlace ? undefined : places.current.get(key);
    const linked = placeAt(hash) ?? document.getElementById("main");
    // All that a disclosure hides, or an empty place in it, has no name: the summary says what it is, or the question.
    const disclosure = linked?.matches("details > *, :empty, [data-slot=accordion-content] *")
      ? linked.closest("details, [data-slot=accordion-item]")
      : undefined;
    const target = (place && elementAt(place)) ?? disclosure?.querySelector("summary, button") ?? linked;
    // A browser that goes to a place itself takes the focus from elsewhere, after the router has heard of it.
    if (isAtPlace) requestAnimationFrame(() => focusPlace(target));
    else focusPlace(target);
    if (place && target !== document.activeElement) revealAndFocus(target);
    if (isNewPage) setTitle(document.title);
  }, [pathname, hash, key, navigationType]);

  return title;
}

const focusableElements = () => [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** As browsers do for a fragment: Tab moves on from there, whatever it is. A place has no ring, as `main` has none. */
function focusPlace(target?: HTMLElement | null) {
  if (target && !target.matches(FOCUSABLE)) {
    target.tabIndex = -1;
    Object.assign(target.style, { outline: "none", boxShadow: "none" });
  }
  target?.focus({ preventScroll: true });
}

/** Opens the line or answer again in which a link was followed. Where that can't be, its section has the focus. */
function revealAndFocus(element?: HTMLElement | null) {
  const { scrollY } = window;
  reveal(element?.closest("details:not([open]), [data-state=closed]"));
  requestAnimationFrame(() => {
    // What opens above the window moves it along, from where the router has put it.
    scrollTo({ top: scrollY, behavior: "instant" });
    focusPlace(
      element?.checkVisibility({ visibilityProperty: true }) ? element : element?.closest("section"),
    );
  });
}

function elementAt({ index, text }: Place) {
  // The nearest: what stood before it may be gone, such as the links of an error summary.
  const [nearest] = [...focusableElements().entries()]
    .filter(([, element]) => element.textContent === text)
    .sort(([a], [b]) => Math.abs(a - index) - Math.abs(b - index));
  return nearest?.[1];
}
