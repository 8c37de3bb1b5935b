import { type Difference, linesOf, withValue } from "@clinic/content/records/differences";
import type { ReactNode } from "react";
import { api } from "../api.ts";
import { type Change, describe, type Version } from "../changes.ts";
import { pathOf, recordOf } from "../draft.ts";
import { openEntry, reopen } from "../unsaved.ts";

export const sayWhy = (error: Error) => alert(error.message);

interface DialogProps {
  title: string;
  close?: string;
  onClose(): void;
  children: ReactNode;
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

export function Dialog({ title, close = "Close", onClose, children }: DialogProps) {
  return (
    <dialog ref={showModal} onClose={onClose} aria-labelledby="dialog-title">
      <h2 id="dialog-title">{title}</h2>
      {children}
      <form method="dialog">
        <button type="submit">{close}</button>
      </form>
    </dialog>
  );
}

/** The changes since the last commit, each with a button to undo it. */
export function ChangesDialog({ changes, onClose }: { changes: readonly Change[]; onClose(): void }) {
  const takeBack = (file: string, title: string) => {
    const effect = title.startsWith("New") ? "It is deleted" : "It becomes what it was before the changes";
    if (confirm(`${title}\n\nTake this back? ${effect}, and this list can't bring the changes back.`))
      api("take-back", { file }).then(() => location.reload(), sayWhy);
  };
  return (
    <Dialog title="What changed" onClose={onClose}>
      {changes.length === 0 && <p>Nothing has changed since the content was last recorded.</p>}
      {changes.map((change) => {
        const { title, differences } = describe(change);
        return (
          <section key={change.file}>
            <h3>{title}</h3>
            <ul>
              {differences.flatMap(linesOf).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <button
              type="button"
              aria-label={`Take back: ${title}`}
              onClick={() => takeBack(change.file, title)}
            >
              Take back
            </button>
          </section>
        );
      })}
    </Dialog>
  );
}

/** Who has changed the record in the form, when and what, the last change first. */
export function HistoryDialog({ versions, onClose }: { versions: readonly Version[]; onClose(): void }) {
  const entry = openEntry();
  const file = pathOf(entry);
  const bringBack = ({ path, before }: Difference) => {
    reopen({ base: entry.get("raw"), record: withValue(recordOf(entry), path, before) });
    onClose();
  };
  return (
    <Dialog title="History" onClose={onClose}>
      <p>What you bring back comes into the form. Nothing is saved before you save the form.</p>
      {versions.map(({ id, who, when, text }, index) => {
        const before = versions[index + 1]?.text;
        return (
          <section key={id}>
            <h3>{[when, who].filter(Boolean).join(", ")}</h3>
            {before === undefined && <p>The entry begins here.</p>}
            {describe({ file, before, now: text }).differences.map((difference) => (
              <p key={difference.path}>
                {linesOf(difference).join(" ")}{" "}
                <button type="button" onClick={() => bringBack(difference)}>
                  Bring back {difference.label}
                </button>
              </p>
            ))}
          </section>
        );
      })}
    </Dialog>
  );
}
