import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";

/** An element that had focus, so that it can be found again once its page has been left and rendered again. */
interface Place {
  /** Its index among all focusable elements of the document. */
  index: number;
  text: string | null;
}

/**
 * Does for client navigations what browsers do when they load a document: a new page starts with focus on its main
 * content, and back and forward return focus to the element that had it.
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
      const index = focusableElements().indexOf(target as HTMLElement);
      places.current.set(key, { index, text: (target as HTMLElement).textContent });
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [key]);

  useEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    const place = navigationType === NavigationType.Pop ? places.current.get(key) : undefined;
    const target = (place && elementAt(place)) ?? document.getElementById(hash.slice(1) || "main");
    target?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, hash, key, navigationType]);

  return title;
}

const focusableElements = () => [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];

function elementAt({ index, text }: Place) {
  const element = focusableElements()[index];
  return element?.textContent === text ? element : undefined;
}
