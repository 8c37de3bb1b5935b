/** What a page may weigh, in bytes. The tests and the bench keep to it. */
export const MAX_BYTES = {
  /** Gzipped. */
  html: 64_000,
  /** The scripts that a page starts with, including their static imports, gzipped. */
  scripts: 190_000,
  /** Everything that the home page has loaded once it is read to its end, as sent. */
  home: 465_000,
};
