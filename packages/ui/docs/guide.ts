/**
 * What a component's documentation page says that its TSDoc and stories don't. It is the `guide` parameter of the
 * stories file; texts are Markdown, one line each.
 */
export interface Guide {
  /** When to use it. */
  use: string;
  /** When not to, and what to use instead. */
  avoid: string;
  /**
   * `grid` for stories narrower than a third of the page.
   * @default "stack" for blocks, "grid" for components
   */
  states?: "grid" | "stack";
  /** Keys, separated by spaces, and what they do. */
  keyboard?: Record<string, string>;
  /** What is provided, and what is left to the caller. */
  accessibility: string;
  /** How to write for it. */
  words: string;
  /** Stories to copy, by export name, and why. */
  do: Record<string, string>;
  /** Stories to avoid; they set `chromatic.disableSnapshot`, which keeps them out of the states. */
  dont: Record<string, string>;
  /** Titles of the pages to look at next: `Components/Tabs`. */
  related: string[];
}
