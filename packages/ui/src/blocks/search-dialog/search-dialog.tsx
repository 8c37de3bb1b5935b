"use client";

import { XIcon } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { Button } from "../../components/button";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "../../components/dialog";
import { useMessages } from "../../components/i18n-provider";
import type { NamedLink } from "../../components/link";
import { TextField } from "../../components/text-field";
import { cn } from "../../styles/cn";
import { searchDialogMessages } from "./messages";
import { SearchResults, type SearchState } from "./search-results";

export interface SearchDialogProps {
  /** What the visitor has typed. */
  query: string;
  /** Called on every change of the query. */
  onQueryChange: (query: string) => void;
  /** State of the search: idle, loading, failed, or what was found. */
  state: SearchState;
  /** Treatments, shown before anything is typed and where nothing was found. */
  suggestions: readonly NamedLink[];
  /** Other ways to ask, such as `ContactLinks`: shown after a failure and where nothing was found. */
  contact: ReactNode;
  /** Whether the key "/" opens the search. */
  keyEnabled: boolean;
  /**
   * Whether that key opened the dialog. Otherwise touch-only devices, which rarely have the key, don't show its switch.
   */
  openedByKey?: boolean;
  /** Called when the visitor switches that key on or off (WCAG 2.1.4). */
  onKeyEnabledChange: (enabled: boolean) => void;
  /** Called by the close button, Esc, a click outside, and when a result opens in this window. */
  onClose: () => void;
}

/**
 * Searches the site's pages. Arrow keys go from the field through the results and back; Enter goes from the field to the
 * first. When it closes, focus returns to where it was, unless the page has moved it for a result.
 */
export function SearchDialog({
  query,
  onQueryChange,
  state,
  suggestions,
  contact,
  keyEnabled,
  openedByKey,
  onKeyEnabledChange,
  onClose,
}: SearchDialogProps) {
  const messages = useMessages("searchDialog", searchDialogMessages);
  const content = useRef<HTMLDivElement>(null);

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
    if (state.status === "found" && state.results.length > 0) results()[0]?.focus();
  };

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        ref={content}
        aria-describedby={undefined}
        className="mt-0"
        onKeyDown={moveByArrow}
        onCloseAutoFocus={(event) => {
          // The page has moved it to what a result led to.
          if (document.activeElement !== document.body) event.preventDefault();
        }}
      >
        <DialogTitle>{messages.title}</DialogTitle>
        <search>
          <form className="mt-5" onSubmit={goToFirst}>
            <TextField
              label={messages.field}
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              value={query}
              onChange={(event) => onQueryChange(event.target.value)}
            />
          </form>
        </search>
        <SearchResults {...{ state, suggestions, contact }} onChoose={onClose} />
        <label
          className={cn(
            "mt-6 flex min-h-11 items-center gap-3 border-line border-t pt-4 text-ink-muted text-sm",
            !openedByKey && "[@media_(any-pointer:coarse)_and_(not_(any-pointer:fine))]:hidden",
          )}
        >
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-primary"
            checked={keyEnabled}
            onChange={(event) => onKeyEnabledChange(event.target.checked)}
          />
          <span>
            {messages.keyBefore}{" "}
            <kbd className="rounded-control border border-line-strong px-1.5 [font-family:inherit]">/</kbd>{" "}
            {messages.keyAfter}
          </span>
        </label>
        <DialogClose asChild>
          <Button variant="quiet" size="icon" aria-label={messages.close} className="absolute end-3 top-3">
            <XIcon strokeWidth={1.5} />
          </Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  );
}
