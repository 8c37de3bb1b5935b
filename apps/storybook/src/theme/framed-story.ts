/**
 * Prevents stories in frames of a docs page from scrolling it: when a play function moves focus or scrolls, browsers
 * also scroll the page around the frame, away from where the reader is.
 */
export function preventFrameScroll() {
  if (!frameElement?.id.startsWith("iframe--")) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}
