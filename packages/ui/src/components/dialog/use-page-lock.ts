import { useLayoutEffect } from "react";

let locks = 0;
let unlock = () => {};

/**
 * Keeps the page from scrolling while the caller is mounted. Dialogs may overlap and close in any order, so the page is
 * locked by the first and unlocked by the last. The page keeps the scrollbar's gutter (base.css), so hiding the overflow
 * moves nothing.
 */
export function usePageLock() {
  useLayoutEffect(() => {
    if (locks++ === 0) unlock = lockPage();
    return () => {
      if (--locks === 0) unlock();
    };
  }, []);
}

function lockPage() {
  const { documentElement: root, body } = document;
  const { overflow, background } = root.style;
  const { minHeight } = body.style;
  root.style.overflow = "hidden";
  // The shade can't cover the empty gutter, which shows the root's background: give that its tone. The root then no
  // longer takes the body's background, so the body has to cover the window.
  root.style.background = "color-mix(in srgb, var(--color-scrim) 60%, var(--color-surface))";
  body.style.minHeight = "100dvh";
  return () => {
    Object.assign(root.style, { overflow, background });
    body.style.minHeight = minHeight;
  };
}
