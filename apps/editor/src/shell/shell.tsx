import { useState } from "react";
import { api, trouble } from "../api.ts";
import type { Change, Version } from "../changes.ts";
import { checks } from "../checking/check.ts";
import { pathOf } from "../draft.ts";
import { isRestored, openEntry, reopen } from "../unsaved.ts";
import { ChangesDialog, HistoryDialog, sayWhy } from "./changes.tsx";
import { ConflictDialog } from "./conflict.tsx";

/** The bar above the editor: what prevents saving, what is known of the form, and what has changed. */
export function Shell() {
  const { status, findings, reason, tried } = checks.use();
  const problem = trouble.use();
  const [changes, setChanges] = useState<Change[]>();
  const [versions, setVersions] = useState<Version[]>();

  const isForm = status !== "no form";
  const isNew = isForm && openEntry().get("newRecord");
  const isCalm = isNew && !tried && !isRestored();
  const ofTheWhole = findings.filter(({ field }) => field === "");
  const count = isCalm
    ? "Some fields are still to be filled in."
    : `To correct before you can save: ${findings.length}.`;
  const result = {
    "no form": "",
    checking: "Checking…",
    // What prevents saving isn't over yet, and nothing is well before it is.
    checked: findings.length > 0 ? count : problem ? "Nothing to correct." : "No mistakes.",
    "not checked": "This couldn't be checked, and is not saved.",
    "not saved": reason === problem ? "" : `Nothing was saved. ${reason}`,
  }[status];
  const showHistory = () =>
    api<Version[]>("history", { path: pathOf(openEntry()) }).then(setVersions, sayWhy);
  return (
    <aside className="shell" aria-label="This form and its changes">
      <p role="alert">{problem}</p>
      <p role="status" aria-busy={status === "checking"}>
        {result}
        {ofTheWhole.map(({ problem: what, remedy }) => ` ${what}. ${remedy}.`)}
      </p>
      {findings.length > 0 && !isCalm && (
        <button type="button" onClick={showFirstMistake}>
          Show the first
        </button>
      )}
      {isForm && isRestored() && (
        <>
          <p>What you typed before is back, and not saved yet.</p>
          <button type="button" onClick={() => reopen()}>
            Drop it
          </button>
        </>
      )}
      {isForm && !isNew && (
        <button type="button" onClick={() => void showHistory()}>
          History
        </button>
      )}
      <button type="button" onClick={() => void api<Change[]>("changes").then(setChanges, sayWhy)}>
        What changed
      </button>
      {changes && <ChangesDialog changes={changes} onClose={() => setChanges(undefined)} />}
      {versions && <HistoryDialog versions={versions} onClose={() => setVersions(undefined)} />}
      <ConflictDialog />
    </aside>
  );
}

function showFirstMistake() {
  const field = document.querySelector<HTMLElement>("[aria-invalid='true']");
  field?.scrollIntoView({ block: "center" });
  field?.focus();
}
