import { DomUtils, parseDocument } from "htmlparser2";
import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import type { PictureManifest, ResponsiveImage } from "../src/assets/built.ts";

const marked = new Marked({ gfm: true });

// The page draws the title as its only first-level heading, so the text starts at level 2.
const allowedTags = [
  ...["h2", "h3", "h4", "p", "ul", "ol", "li", "blockquote", "a", "strong", "em", "br", "hr"],
  ...["table", "thead", "tbody", "tr", "th", "td"],
  ...["div", "picture", "source", "img"],
];

/** Attributes of the frame in which `Prose` of `@clinic/ui` scrolls a wide table, by pointer and by keyboard. */
const tableFrame = { "data-slot": "prose-table", role: "group", tabindex: "0" };

const parse = (markdown: string) => parseDocument(marked.parse(markdown, { async: false }));

/** The pictures that a text names: `src` is the path below `assets/`, `alt` what it says that they show. */
export const picturesIn = (markdown: string) =>
  DomUtils.getElementsByTagName("img", parse(markdown)).map(({ attribs }) => attribs);

/** The words of a text, without its marks. */
export function plainText(markdown: string): string {
  const texts: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    const isLeaf = (token.type === "text" || token.type === "escape") && !("tokens" in token && token.tokens);
    if (isLeaf) texts.push(token.text);
  });
  return texts.join(" ");
}

/**
 * Renders Markdown as HTML with text, headings, lists, framed tables, links and these pictures, and nothing else. A table
 * is named by the heading above it.
 */
export function renderMarkdown(markdown: string, pictures: PictureManifest = {}): string {
  // Tables and pictures are framed as nodes, before sanitising: nothing edits sanitised HTML.
  const document = parse(markdown);
  for (const part of DomUtils.findAll(({ name }) => /^(?:img|source)$/.test(name), document.children)) {
    const { src = "", alt = "" } = part.attribs;
    const picture = pictures[src] && pictureOf(pictures[src], alt);
    if (picture) DomUtils.replaceElement(part, picture);
    else DomUtils.removeElement(part);
  }
  let heading = "Table";
  for (const table of DomUtils.findAll(({ name }) => /^(?:h[2-4]|table)$/.test(name), document.children)) {
    if (table.name !== "table") {
      heading = DomUtils.textContent(table).trim() || heading;
      continue;
    }
    const [frame] = DomUtils.getElementsByTagName("div", parseDocument("<div></div>"));
    if (!frame) continue;
    table.attribs["aria-label"] = heading;
    // The first cell names its row.
    for (const cell of DomUtils.getElementsByTagName("td", table))
      if (!DomUtils.prevElementSibling(cell)) Object.assign(cell, { name: "th" }).attribs.scope = "row";
    Object.assign(frame.attribs, tableFrame, { "aria-label": heading });
    DomUtils.replaceElement(table, frame);
    DomUtils.appendChild(frame, table);
  }
  return sanitizeHtml(DomUtils.getOuterHTML(document), {
    allowedTags,
    selfClosing: [...sanitizeHtml.defaults.selfClosing, "source"],
    allowedAttributes: {
      a: ["href"],
      ol: ["start"],
      th: ["align", "scope"],
      td: ["align"],
      table: ["aria-label"],
      div: ["aria-label", ...Object.entries(tableFrame).map(([name, value]) => ({ name, values: [value] }))],
      source: ["type", "srcset", "sizes"],
      img: ["src", "alt", "width", "height", "loading", "decoding"],
    },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
  }).trim();
}

/** A picture up to the width of the column in `Article` of `@clinic/ui`. It keeps its place, and loads when it comes near. */
function pictureOf({ src, width, height, sources }: ResponsiveImage, alt: string) {
  const sizes = "(min-width: 43rem) 40rem, 100vw";
  const each = sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  );
  const img = `<img src="${src}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  const { children } = parseDocument(`<picture>${each.join("")}${img}</picture>`);
  for (const part of DomUtils.getElementsByTagName("img", children)) part.attribs.alt = alt;
  return children[0];
}
