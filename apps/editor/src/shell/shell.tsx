import { useTrouble } from "../api.ts";
import { useChecks } from "../checking/check.ts";
import { BESIDE } from "../preview/preview.tsx";
import { isRestored, openEntry, reopen } from "../unsaved.ts";
import { showChanges, showHistory } from "./changes.ts";
import { Button, Dialog } from "./dialog.tsx";

/** The bar above the editor: what prevents saving, what is known of the form, and what has changed. */
export function Shell() {
  const { status, findings, reason, tried, page, related } = useChecks();
  const problem = useTrouble();

  const isForm = status !== "no form";
  const isNew = isForm && openEntry().get("newRecord");
  const isCalm = isNew && !tried && !isRestored();
  const ofTheWhole = findings.filter(({ field }) => field === "");
  const count = isCalm
    ? "Some fields are still to be filled in."
    : `To correct before it is shown and saved: ${findings.length}.`;
  const result = {
    "no form": "",
    checking: "Checking…",
    // Nothing is well before it can be saved.
    checked: findings.length > 0 ? count : (problem ?? reason) ? "Nothing to correct." : "No mistakes.",
    "not checked": "It couldn't be checked.",
  }[status];
  const others = page ? [...related, { href: page, label: "The page" }] : related;
  return (
    <aside className="shell" aria-label="This form and its changes">
      <p role="alert">{problem}</p>
      <p role="status" aria-busy={status === "checking"}>
        {result} {reason && `That wasn't done. ${reason}`}
        {ofTheWhole.map(({ problem: what, remedy }) => ` ${what}. ${remedy}.`)}
      </p>
      {findings.length > 0 && !isCalm && <Button verb="Show the first" onPress={showFirstMistake} />}
      {isForm && isRestored() && (
        <>
          <p>What you typed before is back, and not saved yet.</p>
          <Button verb="Drop it" onPress={() => reopen()} />
        </>
      )}
      {window.name !== BESIDE &&
        others.map(({ href, label }) => (
          <a key={href} href={href} target={BESIDE}>
            {label}
          </a>
        ))}
      {isForm && !isNew && <Button verb="History" onPress={showHistory} />}
      <Button verb="What changed" onPress={showChanges} />
      <Dialog />
    </aside>
  );
}

function showFirstMistake() {
  const field = document.querySelector<HTMLElement>("[aria-invalid='true']");
  field?.scrollIntoView({ block: "center" });
  field?.focus();
}
