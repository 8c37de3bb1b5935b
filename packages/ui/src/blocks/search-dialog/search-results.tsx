import { RotateCwIcon } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Button } from "../../components/button";
import { useMessages } from "../../components/i18n-provider";
import { Link, type NamedLink } from "../../components/link";
import { TextLink } from "../../components/text-link";
import { useAnnouncement } from "../../hooks/use-announcement";
import { excerpt } from "./excerpt";
import { searchDialogMessages } from "./messages";

export interface SearchResult {
  /** Its page, with the anchor of its place there if it has one. */
  path: string;
  /** What it is: "Question: Root canal". */
  label: string;
  title: string;
  /** Its text; the part around the first match is shown. */
  text: string;
  /** The words that match, in lower case; also beginnings of messages. */
  terms: readonly string[];
}

export type SearchState =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "failed"; retry: () => void }
  | { status: "found"; query: string; results: readonly SearchResult[] };

interface SearchResultsProps {
  state: SearchState;
  suggestions: readonly NamedLink[];
  contact: ReactNode;
  onChoose: () => void;
}

/** What was found, or what a visitor can do instead. */
export function SearchResults({ state, suggestions, contact, onChoose }: SearchResultsProps) {
  const messages = useMessages("searchDialog", searchDialogMessages);
  const results = state.status === "found" ? state.results : [];
  const nothing = state.status === "found" && results.length === 0;
  const description = describe(state, messages);
  const announcement = useAnnouncement(description);
  const chooseLink = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!opensElsewhere && event.target instanceof Element && event.target.closest("[data-result]"))
      onChoose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on its links
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key sends a click too
    <div className="mt-5" onClick={chooseLink}>
      <p aria-hidden className={results.length > 0 ? "text-ink-muted text-sm" : ""}>
        {description}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {state.status === "failed" && (
        <Button variant="secondary" className="mt-4" onClick={() => state.retry()}>
          <RotateCwIcon strokeWidth={1.5} />
          {messages.tryAgain}
        </Button>
      )}
      {results.length > 0 && (
        <ul className="mt-2">
          {results.map((result) => (
            <Result key={result.path} {...result} />
          ))}
        </ul>
      )}
      {(nothing || state.status === "failed") && (
        <>
          <p className="mt-5">{messages.ask}</p>
          {contact}
        </>
      )}
      {(nothing || state.status === "idle") && (
        <div className="mt-4">
          <p className="font-semibold">{messages.suggestions}</p>
          <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
            {suggestions.map(({ path, name }) => (
              <li key={path}>
                <TextLink variant="standalone" data-result href={path}>
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** What is shown above the results, and read out after a pause. */
function describe(state: SearchState, messages: typeof searchDialogMessages) {
  switch (state.status) {
    case "idle":
      return "";
    case "loading":
      return messages.loading;
    case "failed":
      return messages.failed;
    case "found": {
      const { length } = state.results;
      return length === 0 ? messages.nothing(state.query) : messages.found(length, state.query);
    }
  }
}

function Result({ path, label, title, text, terms }: SearchResult) {
  return (
    <li className="relative border-line border-b py-4 last:border-b-0">
      <p className="text-ink-muted text-sm">{label}</p>
      <Link
        data-result
        href={path}
        className="font-semibold text-primary underline-offset-[0.22em] after:absolute after:inset-0 hover:underline"
      >
        {title}
      </Link>
      <p className="mt-1 text-ink-muted text-sm">
        {excerpt(text, terms).map((part, place) =>
          part.found ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
            <mark key={place} className="bg-accent-soft text-ink">
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </p>
    </li>
  );
}
