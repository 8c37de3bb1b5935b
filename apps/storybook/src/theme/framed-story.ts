/**
 * A story in a frame of a docs page plays there, and its play function moves focus or scrolls. Browsers then
 * scroll the page around the frame too, away from where the reader is: this prevents it.
 */
export function keepReaderInPlace() {
  if (!frameElement?.id.startsWith("iframe--")) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}
