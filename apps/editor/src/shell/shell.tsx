import { useEffect, useState, useSyncExternalStore } from "react";
import { findingsStore } from "../checking/findings.ts";
import { ChangesDialog } from "./changes-dialog.tsx";
import { undo, undoStore } from "./undo.ts";

/** The bar below the editor: how many mistakes there are, undo, and what has changed. */
export function Shell({ local }: { local: boolean }) {
  const changes = useSyncExternalStore(undoStore.subscribe, undoStore.get);
  const { findings } = useSyncExternalStore(findingsStore.subscribe, findingsStore.get);
  const [page, setPage] = useState(location.hash);
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    const onNavigation = () => {
      undoStore.set([]);
      findingsStore.set({ record: {}, findings: [] });
      setPage(location.hash);
    };
    addEventListener("hashchange", onNavigation);
    return () => removeEventListener("hashchange", onNavigation);
  }, []);

  const editing = /\/(entries|new)\b/.test(page);
  const last = changes.at(-1);
  const ofTheWhole = findings.filter(({ path }) => path.length === 0);
  return (
    <aside className="shell" aria-label="This form and its changes">
      {editing && (
        <>
          <p role="status">
            {findings.length === 0 ? "No mistakes." : `To correct before you can save: ${findings.length}.`}
            {ofTheWhole.map(({ problem, remedy }) => ` ${problem}. ${remedy}.`)}
          </p>
          {findings.length > 0 && (
            <button type="button" onClick={showFirstMistake}>
              Show the first
            </button>
          )}
          <button type="button" disabled={!last} onClick={undo}>
            {last ? `Undo: ${last.label}` : "Undo"}
          </button>
        </>
      )}
      {local && (
        <button type="button" onClick={() => setAsked(true)}>
          What changed
        </button>
      )}
      {asked && <ChangesDialog onClose={() => setAsked(false)} />}
    </aside>
  );
}

function showFirstMistake() {
  const field = document.querySelector<HTMLElement>("[aria-invalid='true']");
  field?.scrollIntoView({ block: "center" });
  field?.focus();
}
