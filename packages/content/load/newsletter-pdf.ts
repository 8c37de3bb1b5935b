import { fileURLToPath } from "node:url";
import { marked, type Token, type Tokens } from "marked";
import PDFDocument from "pdfkit";
import type { Clinic } from "../src/clinic/schema.ts";
import type { Newsletter } from "../src/newsletters/schema.ts";

type Issue = Omit<Newsletter, "pdf">;

type Imprint = Pick<Clinic, "name" | "email" | "demonstration" | "demonstrationNotice" | "branches">;

// All measures are points, on A4. The text column holds about 70 characters a line.
const page = { width: 595.28, height: 841.89 };
const column = { left: 116, width: 380 };
const top = 72;
const bottom = 784;
const footer = 800;

/** The coloured part of the first page; its texts stand beside its arches, and end at `foot`. */
const cover = { height: 300, left: 48, width: 320, head: 52, foot: 250 };
const coverArches = { count: 6, left: 392, width: 170, height: 244, apart: 17 };

const size = { page: 9, contact: 9.5, text: 10.5, lead: 11.5, contactHeading: 13, heading: 17, title: 36 };

/** Between the lines of a paragraph. */
const lineGap = 4.2;
/** From the left edge of a list to its text. */
const indent = 18;
const quotation = {
  bar: 3,
  left: 20,
  top: 13,
  /** Left and right of its text together. */
  sides: 36,
  /** Above and below its text together. */
  ends: 24,
  /** What it needs on a page beside the height of its text. */
  room: 36,
};

/** The least height that must be left for a heading and three lines under it. */
const headingRoom = 110;
/** The height of the clinic's addresses and notice, which stay together. */
const contactRoom = 130;

/** How far from its corner a curve's handle stands, as a share of the radius, so that the curve is a quarter circle. */
const HANDLE = 0.448;

const colour = {
  surface: "#FBF8F3",
  ink: "#16262A",
  muted: "#4C5B5E",
  line: "#D9D0C1",
  primary: "#0F5A56",
  onPrimary: "#FFFFFF",
  accent: "#C2472B",
  accentSoft: "#F8DED3",
};

const fontFiles = {
  text: import.meta.resolve("@fontsource/figtree/files/figtree-latin-400-normal.woff"),
  bold: import.meta.resolve("@fontsource/figtree/files/figtree-latin-700-normal.woff"),
  italic: import.meta.resolve("@fontsource/figtree/files/figtree-latin-400-italic.woff"),
  display: import.meta.resolve("@fontsource/fraunces/files/fraunces-latin-600-normal.woff"),
};

interface Span {
  text: string;
  font: keyof typeof fontFiles;
}

/** The runs of a paragraph: plain, strong and emphasised. */
function spansOf(tokens: readonly Token[], font: keyof typeof fontFiles = "text"): Span[] {
  return tokens.flatMap((token) => {
    if (token.type === "strong") return spansOf((token as Tokens.Strong).tokens, "bold");
    if (token.type === "em") return spansOf((token as Tokens.Em).tokens, "italic");
    if ("tokens" in token && token.tokens) return spansOf(token.tokens, font);
    return "text" in token ? [{ text: String(token.text).replaceAll("\n", " "), font }] : [];
  });
}

/** Draws one issue. Each block is kept whole on a page, and a heading stays with its text. */
class IssueWriter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #issue: Issue;
  readonly #clinic: Imprint;
  readonly #root: PDFKit.PDFStructureElement;
  #y = top;

  constructor(issue: Issue, clinic: Imprint) {
    this.#issue = issue;
    this.#clinic = clinic;
    this.#doc = new PDFDocument({
      size: "A4",
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: "1.7",
      tagged: true,
      lang: "en-GB",
      displayTitle: true,
      // The day of publication, so that the same text always makes the same file.
      info: {
        Title: `${issue.title} | ${clinic.name}`,
        Author: clinic.name,
        Subject: issue.subheader,
        CreationDate: new Date(`${issue.publishedOn}T06:30:00Z`),
      },
    });
    for (const [name, file] of Object.entries(fontFiles)) this.#doc.registerFont(name, fileURLToPath(file));
    this.#root = this.#doc.struct("Document");
    this.#doc.addStructure(this.#root);
  }

  /** Draws decoration, which screen readers skip. */
  #artifact(draw: () => void, type: "Layout" | "Pagination" = "Layout") {
    this.#doc.markContent("Artifact", { type });
    draw();
    this.#doc.endMarkedContent();
  }

  #addPage() {
    this.#doc.addPage();
    this.#artifact(() => {
      this.#doc.rect(0, 0, page.width, page.height).fill(colour.surface);
    });
    this.#y = top;
  }

  /** An arch with a round top and a straight foot: the clinic's shape. */
  #arch(x: number, foot: number, width: number, height: number) {
    const radius = width / 2;
    return this.#doc
      .moveTo(x, foot)
      .lineTo(x, foot - height + radius)
      .bezierCurveTo(
        x,
        foot - height + radius * HANDLE,
        x + radius * HANDLE,
        foot - height,
        x + radius,
        foot - height,
      )
      .bezierCurveTo(
        x + width - radius * HANDLE,
        foot - height,
        x + width,
        foot - height + radius * HANDLE,
        x + width,
        foot - height + radius,
      )
      .lineTo(x + width, foot);
  }

  drawCover() {
    const { title, subheader, publishedOn } = this.#issue;
    this.#addPage();
    this.#artifact(() => {
      this.#doc.rect(0, 0, page.width, cover.height).fill(colour.primary);
      const { count, left, width, height, apart } = coverArches;
      for (let nested = 0; nested < count; nested += 1) {
        const inset = nested * apart;
        this.#arch(left + inset, cover.height, width - 2 * inset, height - inset * 1.6)
          .lineWidth(nested === 0 ? 1.5 : 0.75)
          .strokeColor(colour.accentSoft, nested === 0 ? 1 : 0.6)
          .stroke();
      }
    });
    const month = new Date(`${publishedOn}T00:00:00Z`).toLocaleDateString("en-GB", {
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
    const write = (tag: string, text: string, font: keyof typeof fontFiles, points: number, y: number) => {
      this.#root.add(
        this.#doc.struct(tag, {}, () => {
          this.#doc
            .font(font, points)
            .fillColor(colour.onPrimary)
            .text(text, cover.left, y, { width: cover.width, lineGap: points === size.title ? 0 : 3 });
        }),
      );
    };
    write("P", `${this.#clinic.name} · Newsletter, ${month}`, "text", size.text, cover.head);
    this.#doc.font("display", size.title);
    const titleHeight = this.#doc.heightOfString(title, { width: cover.width });
    write("H1", title, "display", size.title, cover.foot - titleHeight - 58);
    write("P", subheader, "text", size.lead, cover.foot - 44);
    this.#y = cover.height + 40;
  }

  /** Starts a new page unless the height still fits on this one. */
  #makeRoom(height: number) {
    if (this.#y + height > bottom) this.#addPage();
  }

  #height(spans: readonly Span[], points: number, width: number): number {
    this.#doc.font("text", points);
    return this.#doc.heightOfString(spans.map(({ text }) => text).join(""), {
      width,
      lineGap,
    });
  }

  #write(spans: readonly Span[], x: number, width: number, points: number, ink = colour.ink) {
    this.#doc.fillColor(ink);
    spans.forEach(({ text, font }, index) => {
      const continued = index < spans.length - 1;
      this.#doc.font(font, points);
      if (index === 0) this.#doc.text(text, x, this.#y, { width, lineGap, continued });
      else this.#doc.text(text, { width, lineGap, continued });
    });
  }

  #heading({ text }: Tokens.Heading) {
    this.#makeRoom(headingRoom);
    this.#y += this.#y > top ? 14 : 0;
    const at = this.#y;
    this.#artifact(() => {
      this.#arch(column.left - 34, at + 21, 16, 19)
        .lineWidth(1.2)
        .strokeColor(colour.accent, 1)
        .stroke();
    });
    this.#root.add(
      this.#doc.struct("H2", {}, () => {
        this.#doc
          .font("display", size.heading)
          .fillColor(colour.primary)
          .text(text, column.left, at, { width: column.width });
      }),
    );
    this.#y = this.#doc.y + 6;
  }

  #paragraph(tokens: readonly Token[]) {
    const spans = spansOf(tokens);
    const height = this.#height(spans, size.text, column.width);
    this.#makeRoom(height);
    this.#root.add(
      this.#doc.struct("P", {}, () => {
        this.#write(spans, column.left, column.width, size.text);
      }),
    );
    this.#y += height + 8;
  }

  #list({ items, ordered }: Tokens.List) {
    const list = this.#doc.struct("L");
    this.#root.add(list);
    items.forEach((item, index) => {
      const spans = spansOf(item.tokens);
      const height = this.#height(spans, size.text, column.width - indent);
      this.#makeRoom(height);
      const entry = this.#doc.struct("LI");
      list.add(entry);
      entry.add(
        this.#doc.struct("Lbl", {}, () => {
          this.#doc
            .font("bold", size.text)
            .fillColor(colour.accent)
            .text(ordered ? `${index + 1}.` : "•", column.left, this.#y, { lineBreak: false });
        }),
      );
      entry.add(
        this.#doc.struct("LBody", {}, () => {
          this.#write(spans, column.left + indent, column.width - indent, size.text);
        }),
      );
      entry.end();
      this.#y += height + 4;
    });
    list.end();
    this.#y += 6;
  }

  #quote({ tokens }: Tokens.Blockquote) {
    const spans = spansOf(tokens);
    const width = column.width - quotation.sides;
    const height = this.#height(spans, size.lead, width);
    this.#makeRoom(height + quotation.room);
    const at = this.#y + 4;
    this.#artifact(() => {
      this.#doc.rect(column.left, at, column.width, height + quotation.ends).fill(colour.accentSoft);
      this.#doc.rect(column.left, at, quotation.bar, height + quotation.ends).fill(colour.accent);
    });
    this.#y = at + quotation.top;
    this.#root.add(
      this.#doc.struct("BlockQuote", {}, () => {
        this.#write(spans, column.left + quotation.left, width, size.lead);
      }),
    );
    this.#y = at + height + quotation.ends + 14;
  }

  drawText(markdown: string) {
    for (const token of marked.lexer(markdown)) {
      if (token.type === "heading") this.#heading(token as Tokens.Heading);
      else if (token.type === "paragraph") this.#paragraph((token as Tokens.Paragraph).tokens);
      else if (token.type === "list") this.#list(token as Tokens.List);
      else if (token.type === "blockquote") this.#quote(token as Tokens.Blockquote);
      else if (token.type !== "space") throw new Error(`A newsletter can't hold a "${token.type}"`);
    }
  }

  drawContact() {
    const clinic = this.#clinic;
    const lines = clinic.branches.map(
      ({ name, address, phones }) =>
        `${name}: ${address.street.join(", ")}, ${address.locality}, ${address.city} ${address.postalCode}. ${phones.join(" or ")}.`,
    );
    const text = [
      ...lines,
      `E-mail: ${clinic.email}`,
      ...(clinic.demonstration ? [clinic.demonstrationNotice] : []),
    ];
    this.#makeRoom(contactRoom);
    const at = Math.max(this.#y + 12, 0);
    this.#artifact(() => {
      this.#doc
        .moveTo(column.left, at)
        .lineTo(column.left + column.width, at)
        .lineWidth(0.75)
        .strokeColor(colour.line, 1)
        .stroke();
    });
    this.#y = at + 14;
    this.#root.add(
      this.#doc.struct("H2", {}, () => {
        this.#doc
          .font("display", size.contactHeading)
          .fillColor(colour.primary)
          .text("Ask us", column.left, this.#y);
      }),
    );
    this.#y = this.#doc.y + 4;
    for (const line of text) {
      this.#root.add(
        this.#doc.struct("P", {}, () => {
          this.#write([{ text: line, font: "text" }], column.left, column.width, size.contact, colour.muted);
        }),
      );
      this.#y = this.#doc.y + 1;
    }
  }

  #drawFooters() {
    const { start, count } = this.#doc.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      this.#doc.switchToPage(index);
      this.#artifact(() => {
        this.#doc.font("text", size.page).fillColor(colour.muted);
        this.#doc.text(`${this.#clinic.name} · ${this.#issue.title}`, column.left, footer, {
          lineBreak: false,
        });
        this.#doc.text(`${index + 1} of ${count}`, column.left, footer, {
          width: column.width,
          align: "right",
          lineBreak: false,
        });
      }, "Pagination");
    }
    return count;
  }

  async finish(): Promise<{ pdf: Buffer; pages: number }> {
    const pages = this.#drawFooters();
    this.#root.end();
    const chunks: Buffer[] = [];
    this.#doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve, reject) => this.#doc.on("end", resolve).on("error", reject));
    this.#doc.end();
    await ended;
    return { pdf: Buffer.concat(chunks), pages };
  }
}

/**
 * Makes the PDF of an issue: A4, tagged for screen readers, with embedded fonts.
 *
 * @param markdown - Headings of level 2, paragraphs, lists and one or more quotations.
 * @throws Error when the text holds anything else.
 */
export async function makeNewsletter(
  issue: Issue,
  markdown: string,
  clinic: Imprint,
): Promise<{ pdf: Buffer; pages: number }> {
  const writer = new IssueWriter(issue, clinic);
  writer.drawCover();
  writer.drawText(markdown);
  writer.drawContact();
  return writer.finish();
}
