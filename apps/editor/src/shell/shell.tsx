import { useEffect, useState } from "react";
import { settings } from "../api.ts";
import { findingsStore } from "../checking/check.ts";
import { ChangesDialog } from "./changes-dialog.tsx";

/** The bar below the editor: how many mistakes there are, and what has changed. */
export function Shell() {
  const { findings } = findingsStore.use();
  const [page, setPage] = useState(location.hash);
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    const onNavigation = () => {
      findingsStore.set({ findings: [] });
      setPage(location.hash);
    };
    addEventListener("hashchange", onNavigation);
    return () => removeEventListener("hashchange", onNavigation);
  }, []);

  const ofTheWhole = findings.filter(({ field }) => field === "");
  return (
    <aside className="shell" aria-label="This form and its changes">
      {/\/(entries|new)\b/.test(page) && (
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
        </>
      )}
      {settings.local && (
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
