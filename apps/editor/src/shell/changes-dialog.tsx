import { useEffect, useRef, useState } from "react";
import { api } from "../api.ts";

/** A file that differs from the last commit. */
export interface Change {
  file: string;
  /** What happened: "Changed: Branch “Kurla”". */
  title: string;
  /** What differs, one line per field: "Phones: +91 22 … instead of +91 22 …". */
  details: string[];
}

/** The changes since the last commit, each with a button to undo it. */
export function ChangesDialog({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [changes, setChanges] = useState<Change[]>();
  const [problem, setProblem] = useState("");

  useEffect(() => {
    dialog.current?.showModal();
    api<Change[]>("changes").then(setChanges, (error) => setProblem(error.message));
  }, []);

  const takeBack = (file: string, title: string) => {
    const effect = title.startsWith("New") ? "It is deleted" : "It becomes what it was before the changes";
    if (!confirm(`${title}\n\nTake this back? ${effect}, and this list can't bring the changes back.`))
      return;
    api("take-back", { file }).then(
      () => location.reload(),
      (error) => setProblem(error.message),
    );
  };

  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="changes-title">
      <h2 id="changes-title">What changed</h2>
      <p role="alert">{problem}</p>
      {changes?.length === 0 && <p>Nothing has changed since the content was last recorded.</p>}
      {changes?.map(({ file, title, details }) => (
        <section key={file}>
          <h3>{title}</h3>
          <ul>
            {details.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <button type="button" aria-label={`Take back: ${title}`} onClick={() => takeBack(file, title)}>
            Take back
          </button>
        </section>
      ))}
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}
