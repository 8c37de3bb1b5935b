import { fileURLToPath } from "node:url";
import { marked, type Token, type Tokens } from "marked";
import PDFDocument from "pdfkit";
import type { Clinic } from "../src/clinic/schema.ts";
import type { Newsletter } from "../src/newsletters/schema.ts";

type Issue = Omit<Newsletter, "pdf">;

type Imprint = Pick<Clinic, "name" | "email" | "demonstration" | "demonstrationNotice" | "branches">;

// Points, on A4. The text column holds about 70 characters a line.
const page = { width: 595.28, height: 841.89 };
const column = { left: 116, width: 380 };
const top = 72;
const bottom = 784;
const cover = 300;

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
        foot - height + radius * 0.448,
        x + radius * 0.448,
        foot - height,
        x + radius,
        foot - height,
      )
      .bezierCurveTo(
        x + width - radius * 0.448,
        foot - height,
        x + width,
        foot - height + radius * 0.448,
        x + width,
        foot - height + radius,
      )
      .lineTo(x + width, foot);
  }

  drawCover() {
    const { title, subheader, publishedOn } = this.#issue;
    this.#addPage();
    this.#artifact(() => {
      this.#doc.rect(0, 0, page.width, cover).fill(colour.primary);
      for (let nested = 0; nested < 6; nested += 1) {
        const inset = nested * 17;
        this.#arch(392 + inset, cover, 170 - 2 * inset, 244 - inset * 1.6)
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
    const write = (tag: string, text: string, font: keyof typeof fontFiles, size: number, y: number) => {
      this.#root.add(
        this.#doc.struct(tag, {}, () => {
          this.#doc
            .font(font, size)
            .fillColor(colour.onPrimary)
            .text(text, 48, y, { width: 320, lineGap: size > 20 ? 0 : 3 });
        }),
      );
    };
    write("P", `${this.#clinic.name} · Newsletter, ${month}`, "text", 10.5, 52);
    this.#doc.font("display", 36);
    const titleHeight = this.#doc.heightOfString(title, { width: 320 });
    write("H1", title, "display", 36, 250 - titleHeight - 58);
    write("P", subheader, "text", 11.5, 250 - 44);
    this.#y = cover + 40;
  }

  /** Starts a new page unless the height still fits on this one. */
  #makeRoom(height: number) {
    if (this.#y + height > bottom) this.#addPage();
  }

  #height(spans: readonly Span[], size: number, width: number): number {
    this.#doc.font("text", size);
    return this.#doc.heightOfString(spans.map(({ text }) => text).join(""), {
      width,
      lineGap: 4.2,
    });
  }

  #write(spans: readonly Span[], x: number, width: number, size: number, ink = colour.ink) {
    this.#doc.fillColor(ink);
    spans.forEach(({ text, font }, index) => {
      const continued = index < spans.length - 1;
      this.#doc.font(font, size);
      if (index === 0) this.#doc.text(text, x, this.#y, { width, lineGap: 4.2, continued });
      else this.#doc.text(text, { width, lineGap: 4.2, continued });
    });
  }

  #heading({ text }: Tokens.Heading) {
    // Room for the heading and at least three lines under it.
    this.#makeRoom(110);
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
          .font("display", 17)
          .fillColor(colour.primary)
          .text(text, column.left, at, { width: column.width });
      }),
    );
    this.#y = this.#doc.y + 6;
  }

  #paragraph(tokens: readonly Token[]) {
    const spans = spansOf(tokens);
    const height = this.#height(spans, 10.5, column.width);
    this.#makeRoom(height);
    this.#root.add(
      this.#doc.struct("P", {}, () => {
        this.#write(spans, column.left, column.width, 10.5);
      }),
    );
    this.#y += height + 8;
  }

  #list({ items, ordered }: Tokens.List) {
    const list = this.#doc.struct("L");
    this.#root.add(list);
    items.forEach((item, index) => {
      const spans = spansOf(item.tokens);
      const height = this.#height(spans, 10.5, column.width - 18);
      this.#makeRoom(height);
      const entry = this.#doc.struct("LI");
      list.add(entry);
      entry.add(
        this.#doc.struct("Lbl", {}, () => {
          this.#doc
            .font("bold", 10.5)
            .fillColor(colour.accent)
            .text(ordered ? `${index + 1}.` : "•", column.left, this.#y, { lineBreak: false });
        }),
      );
      entry.add(
        this.#doc.struct("LBody", {}, () => {
          this.#write(spans, column.left + 18, column.width - 18, 10.5);
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
    const width = column.width - 36;
    const height = this.#height(spans, 11.5, width);
    this.#makeRoom(height + 36);
    const at = this.#y + 4;
    this.#artifact(() => {
      this.#doc.rect(column.left, at, column.width, height + 24).fill(colour.accentSoft);
      this.#doc.rect(column.left, at, 3, height + 24).fill(colour.accent);
    });
    this.#y = at + 13;
    this.#root.add(
      this.#doc.struct("BlockQuote", {}, () => {
        this.#write(spans, column.left + 20, width, 11.5);
      }),
    );
    this.#y = at + height + 24 + 14;
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
    this.#makeRoom(130);
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
        this.#doc.font("display", 13).fillColor(colour.primary).text("Ask us", column.left, this.#y);
      }),
    );
    this.#y = this.#doc.y + 4;
    for (const line of text) {
      this.#root.add(
        this.#doc.struct("P", {}, () => {
          this.#write([{ text: line, font: "text" }], column.left, column.width, 9.5, colour.muted);
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
        this.#doc.font("text", 9).fillColor(colour.muted);
        this.#doc.text(`${this.#clinic.name} · ${this.#issue.title}`, column.left, 800, {
          lineBreak: false,
        });
        this.#doc.text(`${index + 1} of ${count}`, column.left, 800, {
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
