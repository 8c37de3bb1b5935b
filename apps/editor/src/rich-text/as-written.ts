import { markdownToSlate, slateToMarkdown } from "decap-cms-widget-richtext/dist/esm/serializers/index.js";
import { Map as ImmutableMap } from "immutable";

/**
 * Rich text rewrites the whole text in its own style (asterisks before list entries, other table widths) even before
 * anybody has typed. This keeps each line that wasn't edited as it is in the file.
 *
 * @param stored - The text when the form was opened.
 * @param rewritten - The same text from the rich text, with edits.
 */
export function asWritten(stored: string, rewritten: string): string {
  const unedited = rewriteLikeRichText(stored);
  if (rewritten === unedited) return stored;
  const lines = new Map<string, string>();
  const before = stored.split("\n");
  const after = withHyphens(unedited).split("\n");
  if (before.length === after.length) {
    for (const [index, line] of after.entries()) lines.set(line, withHyphens(before[index] ?? line));
  }
  return withHyphens(rewritten)
    .split("\n")
    .map((line) => lines.get(line) ?? line)
    .join("\n");
}

const options = { voidCodeBlock: true };

function rewriteLikeRichText(markdown: string): string {
  const nodes = markdownToSlate(markdown, { ...options, editorComponents: ImmutableMap() });
  return slateToMarkdown(nodes, options, ImmutableMap());
}

/** Entries of one list must all have the same marker. Our articles have hyphens. */
function withHyphens(markdown: string) {
  return markdown.replaceAll(/^(\s*)\* /gm, "$1- ");
}
