import { Children, type ReactNode } from "react";
import { create } from "zustand";

/** `verb` has the words of the button that does something about it. */
type Section = Record<"title" | "verb", string> & { lines: readonly ReactNode[]; onPress(): void };

type Open = { title: string; intro: ReactNode; sections: Section[] };
export const useDialog = create<Open | undefined>(() => undefined);

/** @param about - What it is done to, for those who don't see where the button is. */
export function Button({ verb, about, onPress }: { verb: string; about?: string; onPress(): void }) {
  return (
    <button type="button" aria-label={about && `${verb}: ${about}`} onClick={onPress}>
      {verb}
    </button>
  );
}

export function Dialog() {
  const open = useDialog();
  if (!open) return null;
  return (
    <dialog
      style={{ maxWidth: "45rem" }}
      ref={(element) => element?.showModal()}
      onClose={() => useDialog.setState(undefined)}
      aria-labelledby="dialog-title"
    >
      <h2 id="dialog-title">{open.title}</h2>
      <p>{open.intro}</p>
      {open.sections.map(({ title, lines, verb, onPress }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {Children.map(lines, (line) => (
              <li>{line}</li>
            ))}
          </ul>
          <Button verb={verb} about={title} onPress={onPress} />
        </section>
      ))}
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}
