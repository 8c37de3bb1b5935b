/** What a page may weigh, in bytes. The tests keep to it. */
export const MAX_BYTES = {
  /** The HTML of the home page with its styles, as read and as sent (brotli), and all it has loaded once it is scrolled to its end at once. */
  home: { html: 175_000, sent: 29_000, loaded: 465_000 },
  /** The HTML of any other page. */
  page: { html: 162_000, sent: 25_500 },
  /** The scripts that a page starts with, including their static imports, gzipped. */
  scripts: 190_000,
};
