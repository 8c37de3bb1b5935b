import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ControlProps } from "../checking/checked.tsx";

const verbs = ["Open or close", "Move", "Remove"];

/** Decap's list, which is sorted by pointer only and has icons without names, with both for everyone. */
export function sortedByKeyboard(List: ComponentType<ControlProps>) {
  return function ListSortedByKeyboard({ ref, ...props }: ControlProps) {
    const box = useRef<HTMLDivElement>(null);
    const [place, setPlace] = useState<number>();

    /** The controls of each entry, but for lists within. */
    const entries = () =>
      [...(box.current?.querySelectorAll("[class*='ListItemTopBar']") ?? [])]
        .filter((bar) => bar.closest("[id*='-field-']")?.id === props.forID)
        .map((bar) => [...bar.querySelectorAll<HTMLElement>("button, [role='button']")])
        .filter((controls) => controls.length === verbs.length);

    useEffect(() => {
      for (const [index, controls] of entries().entries())
        for (const [at, control] of controls.entries()) control.ariaLabel = `${verbs[at]} entry ${index + 1}`;
    });

    const move = (event: KeyboardEvent<HTMLElement>) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const handle = event.target as HTMLElement;
      const all = entries();
      const oldIndex = all.findIndex((controls) => controls[1] === handle);
      if (!step || oldIndex < 0) return;
      event.preventDefault();
      const newIndex = oldIndex + step;
      if (!all[newIndex]) return;
      // Decap's handler for a dragged entry.
      (ref as { current: ListControl }).current.onSortEnd({ oldIndex, newIndex });
      setPlace(newIndex + 1);
      // The handle moves with its entry.
      requestAnimationFrame(() => handle.focus());
    };
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the handles within are buttons
      <div ref={box} onKeyDown={move}>
        <List {...props} ref={ref} />
        <p role="status">{place && `Now entry ${place}.`}</p>
      </div>
    );
  };
}

interface ListControl {
  onSortEnd(move: { oldIndex: number; newIndex: number }): void;
}
