/** axe uses the fill of text as its colour, and Chromium reports the fill from before it was forced. Runs in the page. */
export function exposeForcedColours() {
  const elements = [...document.body.querySelectorAll<HTMLElement>("*")];
  // All are read before the first is changed: each change would have the next read compute the styles again.
  const colours = elements.map((element) => getComputedStyle(element).color);
  for (const [index, element] of elements.entries())
    element.style.setProperty("-webkit-text-fill-color", colours[index] ?? "");
}
