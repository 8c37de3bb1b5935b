import { useEffect, useRef, useState } from "react";
import { api } from "../api.ts";
import { checkSoon, findingsStore } from "../checking/check.ts";
import { type DraftEntry, fileOf, recordOf } from "../draft.ts";

const fill = { position: "fixed", inset: 0, display: "flex", flexDirection: "column" } as const;

/** The page that shows the record, rendered by the site itself with the form's values. */
export function Preview({ entry }: { entry: DraftEntry }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Scrolls to the record when the page first appears, and afterwards stays where the editor scrolled.
  const found = useRef(false);
  const [shown, setShown] = useState<string>();
  const { sound, findings } = findingsStore.use();

  useEffect(() => checkSoon(() => entry), [entry]);
  useEffect(() => {
    if (!sound) return;
    let isOld = false;
    void api<string>("preview", fileOf(sound)).then((page) => {
      if (isOld) return;
      setShown(page);
      frame.current?.contentWindow?.location.reload();
    });
    return () => {
      isOld = true;
    };
  }, [sound]);

  return (
    <main style={fill}>
      {findings.length > 0 && (
        <p role="status" style={{ margin: 0, padding: "0.5rem 1rem", font: "1rem sans-serif" }}>
          The preview {shown ? "waits until" : "appears as soon as"} nothing in the form is marked.
        </p>
      )}
      {shown && (
        <iframe
          key={shown}
          ref={frame}
          src={shown}
          title="Preview of the page"
          onLoad={({ currentTarget }) => {
            found.current ||= scrollTo(currentTarget.contentDocument, recordOf(entry));
          }}
          style={{ flex: 1, border: 0, width: "100%" }}
        />
      )}
    </main>
  );
}

/** @returns whether the record's name or title is on the page */
function scrollTo(page: Document | null, { name, title, caption }: Record<string, unknown>): boolean {
  const words = String(name ?? title ?? caption ?? "");
  // The last element with the words is the innermost one.
  const elements = words ? [...(page?.querySelectorAll("main *") ?? [])] : [];
  const place = elements.findLast(({ textContent }) => textContent?.includes(words));
  place?.scrollIntoView({ block: "center" });
  return place !== undefined;
}
