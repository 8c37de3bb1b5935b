import type { NavigationLink } from "@clinic/content/navigation";
import { ContactLinks } from "@clinic/ui/blocks/contact-links";
import { Button } from "@clinic/ui/button";
import { TextLink } from "@clinic/ui/text-link";
import { RotateCwIcon } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import type { BranchView } from "../branches/branches.server";
import type { SearchMatch } from "./create-search";
import { excerpt } from "./excerpt";
import type { SearchState } from "./use-search";

export interface SearchResultsProps {
  state: SearchState;
  suggestions: readonly NavigationLink[];
  branches: readonly Omit<BranchView, "map">[];
  /** Called when a link was followed in this window. */
  onChoose: () => void;
}

/** What was found, or what a visitor can do instead. */
export function SearchResults({ state, suggestions, branches, onChoose }: SearchResultsProps) {
  const matches = state.status === "found" ? state.matches : [];
  const nothing = state.status === "found" && matches.length === 0;
  const chooseLink = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!opensElsewhere && event.target instanceof Element && event.target.closest("[data-result]"))
      onChoose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its links do
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key sends a click too
    <div className="mt-5" onClick={chooseLink}>
      <p role="status" className={matches.length > 0 ? "text-ink-muted text-sm" : ""}>
        {inWords(state)}
      </p>
      {state.status === "failed" && (
        <Button variant="secondary" className="mt-4" onClick={state.retry}>
          <RotateCwIcon aria-hidden strokeWidth={1.5} />
          Try again
        </Button>
      )}
      {matches.length > 0 && (
        <ul className="mt-2">
          {matches.map((match) => (
            <Result key={match.path} match={match} />
          ))}
        </ul>
      )}
      {(nothing || state.status === "failed") && (
        <>
          <p className="mt-5">You can also ask us:</p>
          <ContactLinks branches={branches} />
        </>
      )}
      {(nothing || state.status === "idle") && <Suggestions links={suggestions} />}
    </div>
  );
}

/** What is read out, and shown above the results. */
function inWords(state: SearchState) {
  switch (state.status) {
    case "idle":
      return "";
    case "loading":
      return "Loading...";
    case "failed":
      return "The search could not be loaded. Please check that you are online.";
    case "found": {
      const { length } = state.matches;
      if (length === 0) return `Nothing was found for “${state.query}”. Try another word for it.`;
      return `${length} ${length === 1 ? "result" : "results"} for “${state.query}”`;
    }
  }
}

const kinds: Record<SearchMatch["kind"], string> = {
  treatment: "Treatment",
  question: "Question",
  article: "Article",
  page: "Page",
};

function Result({ match: { path, kind, title, text, about, terms } }: { match: SearchMatch }) {
  return (
    <li className="relative border-line border-b py-4 last:border-b-0">
      <p className="text-accent text-sm">
        {kinds[kind]}
        {about && `: ${about}`}
      </p>
      <Link
        to={path}
        data-result
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

function Suggestions({ links }: { links: readonly NavigationLink[] }) {
  return (
    <div className="mt-4">
      <p className="font-semibold">Treatments</p>
      <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
        {links.map(({ path, name }) => (
          <li key={path}>
            <TextLink asChild variant="standalone">
              <Link to={path} data-result>
                {name}
              </Link>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
