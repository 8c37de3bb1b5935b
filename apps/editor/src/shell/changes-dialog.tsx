import { api } from "../api.ts";

/** A file that differs from the last commit. */
export interface Change {
  file: string;
  /** What happened: "Changed: Branch “Kurla”". */
  title: string;
  /** What differs, one line per field: "Phones: +91 22 … instead of +91 22 …". */
  details: string[];
}

/** Opens a dialog when it is rendered: its `ref`. */
export const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

export const sayWhy = (error: Error) => alert(error.message);

function takeBack({ file, title }: Change) {
  const effect = title.startsWith("New") ? "It is deleted" : "It becomes what it was before the changes";
  if (confirm(`${title}\n\nTake this back? ${effect}, and this list can't bring the changes back.`))
    api("take-back", { file }).then(() => location.reload(), sayWhy);
}

/** The changes since the last commit, each with a button to undo it. */
export function ChangesDialog({ changes, onClose }: { changes: readonly Change[]; onClose(): void }) {
  return (
    <dialog ref={showModal} onClose={onClose} aria-labelledby="changes-title">
      <h2 id="changes-title">What changed</h2>
      {changes.length === 0 && <p>Nothing has changed since the content was last recorded.</p>}
      {changes.map((change) => (
        <section key={change.file}>
          <h3>{change.title}</h3>
          <ul>
            {change.details.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <button type="button" aria-label={`Take back: ${change.title}`} onClick={() => takeBack(change)}>
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
