import { type ComponentType, type KeyboardEvent, useImperativeHandle, useRef, useState } from "react";
import type { ControlProps } from "../checking/checked.tsx";

/** Decap's handler for a dragged list entry. */
interface SortableList {
  onSortEnd(move: { oldIndex: number; newIndex: number }): void;
}

/** Decap's list, which is sorted by pointer only, with arrow keys on each entry's handle. */
export function sortedByKeyboard(List: ComponentType<ControlProps>) {
  return function ListSortedByKeyboard({ ref, ...props }: ControlProps) {
    const list = useRef<SortableList>(null);
    const [place, setPlace] = useState<number>();
    useImperativeHandle(ref, () => list.current, []);

    const move = (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const handle = event.target as HTMLElement;
      const [, number] = /^Move entry (\d+)$/.exec(handle.ariaLabel ?? "") ?? [];
      if (!step || !number) return;
      event.preventDefault();
      event.stopPropagation();
      const from = Number(number) - 1;
      const to = from + step;
      if (to < 0 || to >= ((props.value as { size?: number } | undefined)?.size ?? 0)) return;
      list.current?.onSortEnd({ oldIndex: from, newIndex: to });
      setPlace(to + 1);
      // The handle moves with its entry.
      requestAnimationFrame(() => handle.focus());
    };

    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the handles within are buttons
      <div onKeyDown={move}>
        <List {...props} ref={list} />
        <p role="status" className="visually-hidden">
          {place && `Now entry ${place}.`}
        </p>
      </div>
    );
  };
}
