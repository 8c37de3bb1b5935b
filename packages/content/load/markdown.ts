import { DomUtils, parseDocument } from "htmlparser2";
import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";

const marked = new Marked({ gfm: true });

// The page draws the title as its only first-level heading, so the text starts at level 2.
const allowedTags = [
  ...["h2", "h3", "h4", "p", "ul", "ol", "li", "blockquote", "a", "strong", "em", "br", "hr"],
  ...["table", "thead", "tbody", "tr", "th", "td"],
  "div",
];

/** Attributes of the frame in which `Prose` of `@clinic/ui` scrolls a wide table, by pointer and by keyboard. */
const tableFrame = { "data-slot": "prose-table", role: "group", tabindex: "0" };

/** Renders Markdown as HTML with text, headings, lists, framed tables and links, and nothing else. A table is named by the heading above it. */
export function renderMarkdown(markdown: string): string {
  // Tables are framed as nodes, before sanitising: nothing edits sanitised HTML.
  const document = parseDocument(marked.parse(markdown, { async: false }));
  let heading = "Table";
  for (const table of DomUtils.findAll(({ name }) => /^(?:h[2-4]|table)$/.test(name), document.children)) {
    if (table.name !== "table") {
      heading = DomUtils.textContent(table).trim() || heading;
      continue;
    }
    const [frame] = DomUtils.getElementsByTagName("div", parseDocument("<div></div>"));
    if (!frame) continue;
    table.attribs["aria-label"] = heading;
    Object.assign(frame.attribs, tableFrame, { "aria-label": heading });
    DomUtils.replaceElement(table, frame);
    DomUtils.appendChild(frame, table);
  }
  return sanitizeHtml(DomUtils.getOuterHTML(document), {
    allowedTags,
    allowedAttributes: {
      a: ["href"],
      ol: ["start"],
      th: ["align"],
      td: ["align"],
      table: ["aria-label"],
      div: ["aria-label", ...Object.entries(tableFrame).map(([name, value]) => ({ name, values: [value] }))],
    },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
  }).trim();
}
