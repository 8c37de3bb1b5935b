import type { NavigationLink } from "@clinic/content/navigation";
import { Button } from "@clinic/ui/button";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@clinic/ui/dialog";
import { TextField } from "@clinic/ui/text-field";
import { XIcon } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import type { BranchView } from "../branches/branches.server";
import { searchKeyChoice } from "../preferences/preferences";
import { useKeptChoice } from "../preferences/stored-preference";
import { SearchResults } from "./search-results";
import { useSearch } from "./use-search";

export interface SearchDialogProps {
  onClose: () => void;
  /** Treatments, shown before anything is typed and where nothing was found. */
  suggestions: readonly NavigationLink[];
  branches: readonly Omit<BranchView, "map">[];
}

/**
 * The search over treatments, questions and articles. Arrow keys go from the field through the results and back;
 * Enter in the field goes to the first of them.
 */
export function SearchDialog({ onClose, suggestions, branches }: SearchDialogProps) {
  const [words, setWords] = useState("");
  const state = useSearch(words);
  const content = useRef<HTMLDivElement>(null);
  const chosen = useRef(false);
  const keyOpens = useKeptChoice(searchKeyChoice, true);

  const field = () => content.current?.querySelector<HTMLElement>("[type=search]");
  const results = () => [...(content.current?.querySelectorAll<HTMLElement>("[data-result]") ?? [])];

  const moveByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const stops = [field(), ...results()];
    const place = stops.indexOf(event.target as HTMLElement);
    if (place === -1) return;
    event.preventDefault();
    stops[place + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
  };

  const goToFirst = (event: FormEvent) => {
    event.preventDefault();
    results()[0]?.focus();
  };

  const choose = () => {
    chosen.current = true;
    onClose();
  };

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        ref={content}
        aria-describedby={undefined}
        className="mt-0"
        onKeyDown={moveByArrow}
        onCloseAutoFocus={(event) => {
          if (!chosen.current) return;
          // Another page has come: reading goes on there, not at the button in the header.
          event.preventDefault();
          document.getElementById("main")?.focus({ preventScroll: true });
        }}
      >
        <DialogTitle>Search</DialogTitle>
        <search>
          <form className="mt-5" onSubmit={goToFirst}>
            <TextField
              label="Treatments, questions and articles"
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </form>
        </search>
        <SearchResults state={state} suggestions={suggestions} branches={branches} onChoose={choose} />
        <label className="mt-6 flex min-h-11 items-center gap-3 border-line border-t pt-4 text-ink-muted text-sm">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-primary"
            checked={keyOpens}
            onChange={(event) => searchKeyChoice.set(event.target.checked)}
          />
          <span>
            The key <kbd className="rounded-control border border-line-strong px-1.5 font-text">/</kbd> opens
            the search
          </span>
        </label>
        <DialogClose asChild>
          <Button variant="quiet" size="icon" aria-label="Close" className="absolute end-3 top-3">
            <XIcon aria-hidden strokeWidth={1.5} />
          </Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  );
}
