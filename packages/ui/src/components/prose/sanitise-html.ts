import DOMPurify from "dompurify";

/**
 * Removes everything from an article's HTML that could run, submit or load from elsewhere: scripts, handlers,
 * forms, frames, styles. Words, structure, links and pictures stay, and each table gets a frame that scrolls.
 * Browser only; load it on demand, as it weighs about 10 kB.
 */
export function sanitiseHtml(html: string) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const table of body.querySelectorAll("table")) frameTable(table);
  // Last, so that nothing edits what has been sanitised.
  return DOMPurify.sanitize(body, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select", "dialog"],
    FORBID_ATTR: ["style", "class", "id"],
  });
}

/** Wraps a table in the frame that `Prose` scrolls sideways and that the keyboard can reach. */
function frameTable(table: HTMLTableElement) {
  if (table.parentElement?.dataset.slot === "prose-table") return;
  const frame = document.createElement("div");
  frame.dataset.slot = "prose-table";
  frame.role = "group";
  frame.ariaLabel = "Table";
  frame.tabIndex = 0;
  table.replaceWith(frame);
  frame.append(table);
}
