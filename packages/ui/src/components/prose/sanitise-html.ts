import DOMPurify from "dompurify";

/**
 * Removes everything from an article's HTML that could run, submit or load from elsewhere: scripts, handlers,
 * forms, frames, styles. Words, structure, links and pictures stay, and each table gets a frame that scrolls, with the
 * name of its caption or of the heading above it.
 * Browser only; load it on demand, as it weighs about 10 kB.
 *
 * @param tableLabel names a table that has neither
 */
export function sanitiseHtml(html: string, tableLabel = "Table") {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  let heading = tableLabel;
  for (const element of body.querySelectorAll<HTMLElement>("h2, h3, h4, table")) {
    if (element instanceof HTMLTableElement) frameTable(element, heading);
    else heading = element.textContent.trim() || heading;
  }
  // Last, so that nothing edits what has been sanitised.
  return DOMPurify.sanitize(body, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select", "dialog"],
    FORBID_ATTR: ["style", "class", "id"],
  });
}

/** Wraps a table in the frame that `Prose` scrolls sideways and that the keyboard can reach. */
function frameTable(table: HTMLTableElement, heading: string) {
  if (table.parentElement?.dataset.slot === "prose-table") return;
  const frame = document.createElement("div");
  frame.dataset.slot = "prose-table";
  frame.role = "group";
  frame.tabIndex = 0;
  frame.ariaLabel = table.caption?.textContent.trim() || heading;
  // A caption names its table itself.
  if (!table.caption) table.ariaLabel = heading;
  table.replaceWith(frame);
  frame.append(table);
}
