/** Time for React to draw what an event or a timer has set off. */
export async function twoFrames() {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/**
 * Settles once every observer of the element has been notified, and React has rendered the result. Observers are
 * notified in the order in which they were created.
 */
export async function observed(element: Element) {
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
  await twoFrames();
}
