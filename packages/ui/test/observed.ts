const frame = () => new Promise(requestAnimationFrame);

/**
 * Settles once every observer that watches the element by now has been told where it is, and React has drawn what
 * they made of it. Observers are told in the order in which they were made.
 */
export async function observed(element: Element) {
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
  await frame();
  await frame();
}
