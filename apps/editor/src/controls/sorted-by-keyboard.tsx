import { type ComponentType, type KeyboardEvent, useImperativeHandle, useRef, useState } from "react";
import type { ControlProps } from "../checking/checked.tsx";

/** Decap's list, which is sorted by pointer only, with arrow keys on each entry's handle. */
export function sortedByKeyboard(List: ComponentType<ControlProps>) {
  return function ListSortedByKeyboard({ ref, ...props }: ControlProps) {
    // Its handler for a dragged entry.
    const list = useRef<{ onSortEnd(move: { oldIndex: number; newIndex: number }): void }>(null);
    const [place, setPlace] = useState<number>();
    useImperativeHandle(ref, () => list.current, []);

    const move = (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const handle = event.target as HTMLElement;
      // The name that `nameControls` gives it.
      const [, number] = /^Move entry (\d+)$/.exec(handle.ariaLabel ?? "") ?? [];
      if (!step || !number) return;
      event.preventDefault();
      event.stopPropagation();
      const oldIndex = Number(number) - 1;
      const newIndex = oldIndex + step;
      if (newIndex < 0 || newIndex >= ((props.value as { size?: number } | undefined)?.size ?? 0)) return;
      list.current?.onSortEnd({ oldIndex, newIndex });
      setPlace(newIndex + 1);
      // The handle moves with its entry.
      requestAnimationFrame(() => handle.focus());
    };

    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the handles within are buttons
      <div onKeyDown={move}>
        <List {...props} ref={list} />
        <p role="status">{place && `Now entry ${place}.`}</p>
      </div>
    );
  };
}
