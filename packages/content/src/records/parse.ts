import { isMap, isSeq, LineCounter, type Node, parseDocument, type YAMLError } from "yaml";
import { type FieldPath, isObject } from "./fields.ts";

/** A file written by a person or the editor, as far as it can be read. */
export interface ParsedFile {
  value: Record<string, unknown>;
  /** Why the file can't be read. No other check applies then. */
  problem?: ReadProblem;
  /** Line of a field, counted from 1; within a longer text, of the given words. */
  lineOf(path: FieldPath, words?: string): number;
}

export interface ReadProblem {
  line: number;
  problem: string;
  remedy: string;
}

export const parse = (format: string, text: string) =>
  format === "md" ? parseMarkdown(text) : parseYaml(text);

export function parseYaml(source: string, firstLine = 1): ParsedFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const lines = source.split("\n");

  const lineOf = (path: FieldPath, words?: string) => {
    let node: unknown = document.contents;
    let line = firstLine;
    for (const part of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => String(key) === String(part));
        if (!pair) break;
        line = lineAt((pair.key as Node).range?.[0] ?? 0);
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(part)];
        if (!node) break;
        line = lineAt((node as Node).range?.[0] ?? 0);
      } else break;
    }
    const end = (node as Node | null)?.range?.[1];
    if (!words || end === undefined) return line;
    const found = lines
      .slice(line - firstLine, lineAt(end) - firstLine + 1)
      .findIndex((text) => text.includes(words));
    return found < 0 ? line : line + found;
  };

  const [error] = document.errors;
  if (error) {
    const line =
      (error.code === "MISSING_CHAR" && lineOfOpenQuotation(lines)) || lineAt(error.pos[0]) - firstLine + 1;
    return { value: {}, problem: { line: line + firstLine - 1, ...explain(error) }, lineOf };
  }
  const value: unknown = document.toJS();
  if (isObject(value)) return { value, lineOf };
  return {
    value: {},
    problem: {
      line: firstLine,
      problem: "The file holds no fields",
      remedy: 'Begin each line with the name of a field and a colon, such as "name: Dr Asha Rao"',
    },
    lineOf,
  };
}

/** Reads a record written as Markdown with front matter. The text becomes the field `body`. */
export function parseMarkdown(source: string): ParsedFile {
  const parts = /^(?<open>---\r?\n)(?<matter>[\s\S]*?)\r?\n---[^\S\n]*(?:\n|$)(?<body>[\s\S]*)$/.exec(
    source,
  )?.groups;
  if (!parts) {
    return {
      value: {},
      problem: {
        line: 1,
        problem: "The fields at the head of the file are not between two lines of ---",
        remedy: "Begin the file with a line of three hyphens, and write such a line after the last field",
      },
      lineOf: () => 1,
    };
  }
  const { matter = "", body = "" } = parts;
  const fields = parseYaml(matter, 2);
  const bodyLine = source.slice(0, source.length - body.length).split("\n").length;
  const lines = body.split("\n");
  return {
    ...fields,
    value: { ...fields.value, body: body.trim() },
    lineOf: (path, words) => {
      if (path[0] !== "body") return fields.lineOf(path, words);
      const found = words
        ? lines.findIndex((line) => line.includes(words))
        : lines.findIndex((line) => line !== "");
      return bodyLine + Math.max(found, 0);
    },
  };
}

/** The first line that opens a quotation and doesn't close it: the error itself is at the end of the file. */
function lineOfOpenQuotation(lines: readonly string[]): number {
  return (
    lines.findIndex((line) => /^\s*(?:- )?(?:[\w-]+: )?"/.test(line) && line.split('"').length % 2 === 0) + 1
  );
}

const explanations: Partial<Record<YAMLError["code"], Omit<ReadProblem, "line">>> = {
  TAB_AS_INDENT: {
    problem: "The line begins with a tab",
    remedy: "Begin it with spaces, as many as the lines around it",
  },
  BAD_INDENT: {
    problem: "The line doesn't begin under the lines that it belongs to",
    remedy: "Give it as many spaces at its start as the lines around it have",
  },
  DUPLICATE_KEY: { problem: "The field is there twice", remedy: "Keep one of the two lines" },
  MISSING_CHAR: {
    problem: "A quotation mark, a bracket or a comma is missing",
    remedy: "Close what was opened on this line or the one above",
  },
};

function explain({ code }: YAMLError): Omit<ReadProblem, "line"> {
  return (
    explanations[code] ?? {
      problem: "The line can't be read",
      remedy:
        'Write "field: text" with one space after the colon, and put a text that has a colon or begins with a sign between quotation marks',
    }
  );
}
