/** The choice most similar to a misspelt word, if any is similar enough. */
export function nearest(word: string, choices: readonly string[]): string | undefined {
  const [best] = choices
    .map((choice) => ({ choice, steps: distance(word.toLowerCase(), choice.toLowerCase()) }))
    .filter(({ choice, steps }) => steps <= Math.max(2, choice.length / 3))
    .sort((a, b) => a.steps - b.steps);
  return best?.choice;
}

/** What a misspelt word may have been meant to be, of words that look and sound like it: the frequent before the rare. */
export function likeliest(word: string, choices: readonly string[], counts: ReadonlyMap<string, number>) {
  const sounds = (text: string) => text.replaceAll(/[aeiou]/g, "");
  const letters = (text: string) => [...text].sort().join("");
  const steps = (typed: string, choice: string) =>
    letters(typed) === letters(choice)
      ? 2
      : distance(typed, choice) + distance(sounds(typed), sounds(choice));
  // A sentence begins with a capital.
  const as = (choice: string) => (/^[A-Z]/.test(choice) ? word : word.toLowerCase());
  return [...new Set(choices)]
    .map((choice) => ({ choice, steps: steps(as(choice), choice), count: counts.get(choice) ?? 0 }))
    .sort((a, b) => a.steps - b.steps || b.count - a.count)
    .flatMap(({ choice, steps: far }) => (far <= 2 ? choice : []));
}

/** How many letters to add, remove or change to turn one word into the other (Levenshtein distance). */
function distance(a: string, b: string): number {
  let row = [...Array(b.length + 1).keys()];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
