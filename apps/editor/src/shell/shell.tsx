import { useState } from "react";
import { api, settings, trouble } from "../api.ts";
import { checks } from "../checking/check.ts";
import { isRestored, reopen } from "../unsaved.ts";
import { type Change, ChangesDialog, sayWhy } from "./changes-dialog.tsx";
import { ConflictDialog } from "./conflict.tsx";

/** The bar above the editor: what prevents saving, what is known of the form, and what has changed. */
export function Shell() {
  const { status, findings, reason } = checks.use();
  const problem = trouble.use();
  const [changes, setChanges] = useState<Change[]>();

  const ofTheWhole = findings.filter(({ field }) => field === "");
  const result = {
    "no form": "",
    checking: "Checking…",
    checked: findings.length === 0 ? "No mistakes." : `To correct before you can save: ${findings.length}.`,
    "not checked": "This couldn't be checked, and is not saved.",
    "not saved": reason === problem ? "" : `Nothing was saved. ${reason}`,
  }[status];
  return (
    <aside className="shell" aria-label="This form and its changes">
      <p role="alert">{problem}</p>
      <p role="status" aria-busy={status === "checking"}>
        {result}
        {ofTheWhole.map(({ problem: what, remedy }) => ` ${what}. ${remedy}.`)}
      </p>
      {findings.length > 0 && (
        <button type="button" onClick={showFirstMistake}>
          Show the first
        </button>
      )}
      {status !== "no form" && isRestored() && (
        <>
          <p>What you typed before is back, and not saved yet.</p>
          <button type="button" onClick={() => reopen()}>
            Drop it
          </button>
        </>
      )}
      {settings.local && (
        <button type="button" onClick={() => void api<Change[]>("changes").then(setChanges, sayWhy)}>
          What changed
        </button>
      )}
      {changes && <ChangesDialog changes={changes} onClose={() => setChanges(undefined)} />}
      <ConflictDialog />
    </aside>
  );
}

function showFirstMistake() {
  const field = document.querySelector<HTMLElement>("[aria-invalid='true']");
  field?.scrollIntoView({ block: "center" });
  field?.focus();
}
