import { expect, it } from "vitest";
import { pageSearchWords, searchWords } from "./index.ts";

it("an editor who adds words finds them all in the form in which they are compared, each once", () => {
  for (const [slug, words] of Object.entries({ ...searchWords, ...pageSearchWords })) {
    expect(words.length, slug).toBeGreaterThan(0);
    expect(new Set(words).size, slug).toBe(words.length);
    for (const word of words) expect(word).toBe(word.toLowerCase().trim());
  }
});
