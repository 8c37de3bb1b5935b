import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { api } from "../api.ts";
import { checkSoon } from "../checking/check-draft.ts";
import { findingsStore } from "../checking/findings.ts";
import { type DraftEntry, fileOf, recordOf } from "../draft.ts";

/** The site renders a page in about a second, so wait for a pause in typing. */
const PAUSE_MS = 400;

/** The page that shows the record, rendered by the site itself with the form's values. */
export function Preview({ entry }: { entry: DraftEntry }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Scrolls to the record when the page first appears, and afterwards stays where the editor scrolled.
  const found = useRef(false);
  const [shown, setShown] = useState<string>();
  const { sound, findings } = useSyncExternalStore(findingsStore.subscribe, findingsStore.get);

  useEffect(() => checkSoon(() => entry), [entry]);
  useEffect(() => {
    if (!sound) return;
    const pause = setTimeout(async () => {
      setShown(await api<string>("preview", fileOf(sound)));
      frame.current?.contentWindow?.location.reload();
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [sound]);

  return (
    <main
      style={{
        position: "fixed",
        inset: 0,
        display: "flex",
        flexDirection: "column",
        font: "1rem sans-serif",
      }}
    >
      {findings.length > 0 && (
        <p role="status" style={{ margin: 0, padding: "0.5rem 1rem" }}>
          {shown
            ? "The preview waits until nothing in the form is marked."
            : "The preview appears as soon as nothing in the form is marked."}
        </p>
      )}
      {shown && (
        <iframe
          key={shown}
          ref={frame}
          src={shown}
          title="Preview of the page"
          onLoad={({ currentTarget }) => {
            if (!found.current) found.current = scrollTo(currentTarget.contentDocument, titleOf(entry));
          }}
          style={{ flex: 1, border: 0, width: "100%" }}
        />
      )}
    </main>
  );
}

function titleOf(entry: DraftEntry) {
  const { name, title, caption } = recordOf(entry);
  return String(name ?? title ?? caption ?? "");
}

/** @returns whether the text is on the page */
function scrollTo(page: Document | null, words: string): boolean {
  const main = page?.querySelector("main");
  if (!page || !main || words === "") return false;
  const texts = page.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (!texts.currentNode.textContent?.includes(words)) continue;
    texts.currentNode.parentElement?.scrollIntoView({ block: "center" });
    return true;
  }
  return false;
}
