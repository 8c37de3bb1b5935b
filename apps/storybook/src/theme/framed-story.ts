/**
 * A story in a frame of a page of documentation plays there, and what it plays takes focus or is scrolled to. Browsers
 * then scroll the pages around the frame too, away from the person who reads them: not here.
 */
export function keepReaderInPlace() {
  if (!frameElement?.id.startsWith("iframe--")) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}
