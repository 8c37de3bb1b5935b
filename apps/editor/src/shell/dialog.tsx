import { createSignal } from "../api.ts";

interface Section {
  title: string;
  lines: readonly string[];
  /** Words of the button that does something about it; without it, there is none. */
  verb?: string;
  onPress?(): void;
}

/** The dialog that is open, if any. */
export const dialog = createSignal<{ title: string; intro: string; sections: Section[] } | undefined>(
  undefined,
);

export function closeDialog() {
  dialog.set(undefined);
}

const showModal = (element: HTMLDialogElement | null) => element?.showModal();

/** A list of changes, each with a button. */
export function Dialog() {
  const open = dialog.use();
  if (!open) return null;
  return (
    <dialog ref={showModal} onClose={closeDialog} aria-labelledby="dialog-title">
      <h2 id="dialog-title">{open.title}</h2>
      <p>{open.intro}</p>
      {open.sections.map(({ title, lines, verb, onPress }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {verb && (
            <button type="button" aria-label={`${verb}: ${title}`} onClick={onPress}>
              {verb}
            </button>
          )}
        </section>
      ))}
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}
