import DOMPurify from "dompurify";

/**
 * Takes out of an article's HTML everything that could act or reach elsewhere: scripts, handlers, forms,
 * frames, styles. Words, structure, links and pictures stay. Browser only; import it when it is needed, it
 * weighs about 10 kB.
 */
export function sanitiseHtml(html: string) {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select", "dialog"],
    FORBID_ATTR: ["style", "class", "id"],
  });
}
