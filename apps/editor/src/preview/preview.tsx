import { useEffect, useRef, useState } from "react";
import { type CheckedDraft, checkSoon, onChecked } from "../checking/check-draft.ts";
import { type DraftEntry, recordOf } from "../draft.ts";

/** The page that shows the record, drawn by the site itself with what is in the form. */
export function Preview({ entry }: { entry: DraftEntry }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The first time the page appears it shows the record; after that it stays where the editor scrolled it.
  const found = useRef(false);
  const [draft, setDraft] = useState<CheckedDraft>();
  const [shown, setShown] = useState<string>();

  useEffect(() => checkSoon(() => entry), [entry]);
  useEffect(() => {
    const stop = onChecked((checked) => {
      setDraft(checked);
      if (!checked.page) return;
      setShown(checked.page);
      frame.current?.contentWindow?.location.reload();
    });
    return () => void stop();
  }, []);

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
      {draft && !draft.page && (
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

/** @returns whether the words are on the page */
function scrollTo(page: Document | null, words: string): boolean {
  const headings = page?.querySelectorAll("h1, h2, h3, h4, figcaption, summary") ?? [];
  const heading = [...headings].find(({ textContent }) => words !== "" && textContent?.includes(words));
  heading?.scrollIntoView({ block: "center" });
  return heading !== undefined;
}
