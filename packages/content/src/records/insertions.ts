/** What texts can insert, by the name between double braces: `{{clinic.email}}`. Empty for the hours of a closed day. */
export type Insertions = ReadonlyMap<string, string>;

const placeholder = /\{\{([^{}]*)\}\}/g;
const startsSentence = /(?:^|[.!?]["”’)*_]*\s+|\n\s*(?:(?:[-*>]|#+|\d+\.)\s+)*)$/;

/** Replaces the placeholders of a text. Facts and counts begin with a capital at the start of a sentence. */
export function insert(text: string, insertions: Insertions): string {
  return text.replaceAll(placeholder, (whole, name: string, offset: number) => {
    const words = insertions.get(name.trim());
    if (!words) return whole;
    const capital = /^(?:facts|count)\./.test(name.trim()) && startsSentence.test(text.slice(0, offset));
    return capital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  });
}

/** Keeps each phone and price from left to right among letters that run from right to left, by Unicode's isolates. */
export const isolateFigures = (text: string) =>
  text.replaceAll(/\+\d[\d ]+\d|₹[\d,]+(?:\s–\s₹[\d,]+)?/g, "\u2066$&\u2069");

/** Placeholders of a text that stand for nothing, or for the hours of a closed day. */
export function unknownPlaceholders(text: string, insertions: Insertions): string[] {
  return [...text.matchAll(placeholder)].flatMap(([whole, name = ""]) =>
    insertions.get(name.trim()) ? [] : [whole],
  );
}

/** A number as texts write it: in words as far as there are any, then in figures. */
export function inWords(count: number, numbers: readonly string[], locale: string): string {
  return numbers[count] ?? count.toLocaleString(locale);
}
