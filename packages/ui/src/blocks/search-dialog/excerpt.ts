const MAX_CHARACTERS = 150;

/** How many words precede the first match, so that it is read in its sentence. */
const WORDS_BEFORE = 6;

/** A piece of text; `found` marks the words that were searched for. */
export interface ExcerptPart {
  text: string;
  found: boolean;
}

/** The part of a text around the first match, cut between words, with the matches marked. */
export function excerpt(text: string, terms: readonly string[]): ExcerptPart[] {
  // Alternately words and white space.
  const words = text.split(/(\s+)/);
  const isFound = (word: string) => terms.some((term) => lettersOf(word).startsWith(term));
  const first = Math.max(0, words.findIndex(isFound));
  const isNearStart = words.slice(0, first).join("").length <= MAX_CHARACTERS / 2;
  const from = isNearStart ? 0 : Math.max(0, first - 2 * WORDS_BEFORE);

  let to = from;
  for (let length = 0; to < words.length; to++) {
    length += words[to]?.length ?? 0;
    if (length > MAX_CHARACTERS) break;
  }
  const parts = words.slice(from, to).map((word) => ({ text: word, found: isFound(word) }));
  if (from > 0) parts.unshift({ text: "… ", found: false });
  if (to < words.length) parts.push({ text: " …", found: false });
  return joined(parts);
}

function lettersOf(word: string) {
  return word.toLowerCase().replace(/^[^a-z0-9]+/, "");
}

/** Joins neighbours of the same kind. */
function joined(parts: readonly ExcerptPart[]) {
  const result: ExcerptPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && last.found === part.found) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}
