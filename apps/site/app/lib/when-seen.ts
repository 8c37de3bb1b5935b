/** How far below the window something may be to count as seen, so that it is ready when it gets there. */
const MARGIN = "600px";

/**
 * Resolves when the element with this id is about to be seen, or gets the focus or a press. For parts of the
 * page that are in its HTML but whose scripts can wait.
 */
export function whenSeen(id: string) {
  return new Promise<void>((resolve) => {
    const element = document.getElementById(id);
    if (!element) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) done();
      },
      { rootMargin: MARGIN },
    );
    const done = () => {
      observer.disconnect();
      for (const event of events) element.removeEventListener(event, done);
      resolve();
    };
    const events = ["focusin", "pointerdown"];
    for (const event of events) element.addEventListener(event, done);
    observer.observe(element);
  });
}
