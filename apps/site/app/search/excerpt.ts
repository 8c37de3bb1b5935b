/** Characters of a text that are shown with a result. */
const LENGTH = 150;

/** A piece of text; `found` says that it is one of the words that were looked for. */
export interface ExcerptPart {
  text: string;
  found: boolean;
}

/** The part of a text around the first word that was looked for, cut between words, with those words marked. */
export function excerpt(text: string, terms: readonly string[]): ExcerptPart[] {
  const words = text.split(/(\s+)/);
  const isFound = (word: string) => terms.some((term) => lettersOf(word).startsWith(term));
  let from = 0;
  const first = words.findIndex(isFound);
  // A few words before the match for context, or from the start if that is near.
  const before = words.slice(0, Math.max(first, 0)).join("").length;
  if (before > LENGTH / 2) from = Math.max(0, first - 12);

  const shown: string[] = [];
  let length = 0;
  let to = from;
  while (to < words.length && length + (words[to]?.length ?? 0) <= LENGTH) {
    const word = words[to] ?? "";
    shown.push(word);
    length += word.length;
    to++;
  }
  const parts = shown.map((word) => ({ text: word, found: isFound(word) }));
  if (from > 0) parts.unshift({ text: "… ", found: false });
  if (to < words.length) parts.push({ text: " …", found: false });
  return joined(parts);
}

function lettersOf(word: string) {
  return word.toLowerCase().replace(/^[^a-z0-9]+/, "");
}

/** Neighbours of the same kind as one part. */
function joined(parts: readonly ExcerptPart[]) {
  const result: ExcerptPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && last.found === part.found) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}
