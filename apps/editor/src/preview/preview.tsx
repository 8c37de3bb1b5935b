import { useEffect, useRef, useState } from "react";
import { api } from "../api.ts";
import { checks } from "../checking/check.ts";
import { fileOf } from "../draft.ts";

const fill = { position: "fixed", inset: 0, display: "flex", flexDirection: "column" } as const;

/** The page that shows the record, rendered by the site itself with the form's values. */
export function Preview() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState<string>();
  const { status, entry, findings } = checks.use();
  const sound = status === "checked" && findings.length === 0 ? entry : undefined;

  useEffect(() => {
    if (!sound) return;
    void api<string>("preview", fileOf(sound)).then((page) => {
      setShown(page);
      frame.current?.contentWindow?.location.reload();
    });
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
          style={{ flex: 1, border: 0, width: "100%" }}
        />
      )}
    </main>
  );
}
