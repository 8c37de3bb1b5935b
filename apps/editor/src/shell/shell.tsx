import { store } from "decap-cms-core/dist/esm/redux/index.js";
import { useSyncExternalStore } from "react";
import { useTrouble } from "../api.ts";
import { show, useChecks } from "../checking/check.ts";
import { BESIDE, nameOf, SECTION } from "../preview/preview.tsx";
import { formName } from "../record-file.ts";
import { isRestored, openEntry, reopen } from "../unsaved.ts";
import { showChanges, showHistory } from "./changes.ts";
import { Button, Dialog, useDialog } from "./dialog.tsx";

/** The bar above the editor: what prevents saving, what is known of the form, and what has changed. */
export function Shell() {
  const { status, findings, reason, page, related } = useChecks();
  const problem = useTrouble();
  const isForm = status !== "no form";
  const saved = isForm && !openEntry().get("newRecord") ? openEntry() : undefined;
  const name = isForm ? (saved ? "" : "New: ") + formName(openEntry()) : "";
  const toList = () => goTo(document.querySelector("[class*='CardLink']"));
  const isBack = isForm && isRestored();
  const ofTheWhole = findings.filter(({ field }) => field === "");
  const count = `To fill in or correct before it is shown and saved: ${findings.length}.`;
  const result = {
    "no form": "",
    checking: "Checking…",
    // Nothing is well before it can be saved.
    checked: findings.length > 0 ? count : (reason ?? (problem ? "Nothing to correct." : "No mistakes.")),
    "not checked": "It couldn't be checked.",
  }[status];
  const others = page ? [...related, { href: page, label: "The page" }] : related;
  return (
    <aside className="shell" aria-label={`${name || "Everything"}: mistakes and changes`}>
      {!isForm && <Button verb="To the list" onPress={toList} />}
      {isForm && <strong>{name}</strong>}
      <div role="alert">{problem}</div>
      <div role="status" aria-busy={status === "checking"}>
        {result} {result !== reason && reason} {isBack && "What is back in the form isn't saved yet."}
        {ofTheWhole.map(({ problem: what, remedy }) => ` ${what}. ${remedy}.`)}
      </div>
      {findings.length > 0 && <Button verb="Show the first" onPress={showFirst} />}
      {isBack && <Button verb="Drop it" onPress={() => reopen()} />}
      {window.name !== BESIDE &&
        others.map(({ href, label }) => (
          <a key={href} href={href} target={BESIDE} onClick={() => show({ beside: href })}>
            {label}
          </a>
        ))}
      {isForm && <Button verb="Go to" onPress={showSections} />}
      {saved && <Button verb="History" onPress={showHistory} />}
      <Button verb="What changed" onPress={showChanges} />
      <Dialog />
      <Portraits />
    </aside>
  );
}

export function showFirst() {
  show({ tried: true });
  requestAnimationFrame(() => goTo(document.querySelector("[aria-invalid='true']")));
}

/** Goes to the first control of a part of the form, and opens what is closed around it. */
export function goTo(part?: HTMLElement | null) {
  // Not to the arrow of a group or list, but to its first field, or the button that adds an entry.
  const control = part?.querySelector<HTMLElement>("input, textarea, button:not([data-testid])") ?? part;
  let closed = control;
  while (closed?.parentElement?.checkVisibility() === false) closed = closed.parentElement;
  if (closed?.checkVisibility() === false) {
    closed.parentElement?.querySelector("button")?.click();
    requestAnimationFrame(() => goTo(part));
  }
  control?.scrollIntoView({ block: "center" });
  control?.focus();
}

function showSections() {
  const sections = document.querySelectorAll<HTMLElement>(SECTION);
  const buttons = [...sections].map((section) => {
    const onPress = () => {
      useDialog.setState(undefined);
      requestAnimationFrame(() => goTo(section));
    };
    return <Button key={nameOf(section)} verb={nameOf(section)} onPress={onPress} />;
  });
  useDialog.setState({ title: "Go to", intro: buttons, sections: [] });
}

/** Shows the entries of Decap's lists, which have names alone, with their first pictures. */
function Portraits() {
  const entries = useSyncExternalStore(store.subscribe, () => store.getState().entries.get("entities"));
  const rules = Object.entries(entries?.toJS() ?? {}).map(([id, entry]) => {
    const [, src] = /"src":"(.+?)"/.exec(JSON.stringify(entry)) ?? [];
    const picture = `url(${import.meta.env.BASE_URL}originals/${src}) 1rem / 2.5rem no-repeat`;
    const link = `li > a[href$="/${id.replace(".", "/entries/")}"]`;
    return src && `${link} { background: ${picture}; padding-inline-start: 4.5rem; }`;
  });
  return <style>{rules}</style>;
}
