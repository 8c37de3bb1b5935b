import { type RefObject, useLayoutEffect } from "react";

/** How many dialogs lock a page, and how to unlock it. */
const locks = new WeakMap<Document, { count: number; unlock: () => void }>();

/**
 * Keeps an element's page from scrolling while the element is mounted. Dialogs may overlap and close in any order, so the
 * page is locked by the first and unlocked by the last. The page keeps the scrollbar's gutter (base.css), so hiding
 * the overflow moves nothing.
 */
export function usePageLock(ref: RefObject<Element | null>) {
  useLayoutEffect(() => {
    const page = ref.current?.ownerDocument;
    if (!page) return;
    const lock = locks.get(page) ?? { count: 0, unlock: lockPage(page) };
    lock.count++;
    locks.set(page, lock);
    return () => {
      if (--lock.count > 0) return;
      lock.unlock();
      locks.delete(page);
    };
  }, [ref]);
}

function lockPage({ documentElement: root, body }: Document) {
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
