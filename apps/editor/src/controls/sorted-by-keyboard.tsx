import { type ComponentType, type KeyboardEvent, type MouseEvent, useState } from "react";
import type { ControlProps } from "../checking/checked.tsx";
import { goTo } from "../shell/shell.tsx";

/** Decap's list, which is sorted by pointer only, for those who have a keyboard. */
export function sortedByKeyboard(List: ComponentType<ControlProps>) {
  return function ListSortedByKeyboard({ ref, ...props }: ControlProps) {
    const [place, setPlace] = useState<number>();
    const move = (event: KeyboardEvent<HTMLElement>) => {
      const step = Number(event.key === "ArrowDown") - Number(event.key === "ArrowUp");
      const handle = event.target as HTMLElement;
      const [, entry] = /^Move entry (\d+)/.exec(handle.ariaLabel ?? "") ?? [];
      // Otherwise it is for a list within this one, or for none.
      if (!step || !entry || event.defaultPrevented) return;
      event.preventDefault();
      const newIndex = Number(entry) - 1 + step;
      if (newIndex < 0 || newIndex >= (props.value as { size: number }).size) return;
      // Decap's handler for a dragged entry.
      const { current: list } = ref as { current: { onSortEnd(to: Record<string, number>): void } };
      list.onSortEnd({ oldIndex: Number(entry) - 1, newIndex });
      setPlace(newIndex + 1);
      // The handle moves with its entry.
      requestAnimationFrame(() => handle.focus());
    };
    // A new entry comes last, which may be out of sight.
    const follow = (event: MouseEvent) => {
      if (!(event.target as Element).closest("[class*='AddButton']")) return;
      event.stopPropagation();
      const all = event.currentTarget.getElementsByTagName("div");
      const isEntry = (part: Element) => part.matches("[class*='ListItemTopBar'] ~ *");
      requestAnimationFrame(() => goTo([...all].findLast(isEntry)));
    };
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the handles and buttons within take keys
      <div onKeyDown={move} onClick={follow}>
        <List {...props} ref={ref} />
        <p role="status">{place && `Now entry ${place}.`}</p>
      </div>
    );
  };
}
