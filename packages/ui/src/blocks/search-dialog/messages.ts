import { plural } from "../../components/i18n-provider/words";

export const searchDialogMessages = {
  title: "Search",
  field: "Treatments, dentists, questions and articles",
  /** The key stands between the two. */
  keyBefore: "The key",
  keyAfter: "opens the search",
  close: "Close",
  loading: "Loading...",
  failed: "The search could not be loaded. Please check that you are online.",
  tryAgain: "Try again",
  nothing: (query: string) => `Nothing was found for “${query}”. Try another word for it.`,
  found: (count: number, query: string) =>
    `${count} ${plural("en", count, { one: "result", other: "results" })} for “${query}”`,
  ask: "You can also ask us:",
  suggestions: "Often looked for",
};
