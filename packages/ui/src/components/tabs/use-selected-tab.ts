import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

interface SelectedTabOptions {
  root: RefObject<HTMLElement | null>;
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
}

/** The value of the selected tab: where there is none, or it has been removed, the first that isn't disabled. */
export function useSelectedTab({ root, value, defaultValue, onValueChange }: SelectedTabOptions) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [removals, setRemovals] = useState(0);
  const tabs = useRef(new Map<Element, string>());
  const focusWasRemoved = useRef(false);
  const selected = value ?? ownValue;
  const reported = useRef(selected);

  const onTabAdded = useCallback((tab: HTMLButtonElement, tabValue: string) => {
    tabs.current.set(tab, tabValue);
    return () => {
      tabs.current.delete(tab);
      focusWasRemoved.current ||= tab === document.activeElement;
      setRemovals((count) => count + 1);
    };
  }, []);

  const select = (next: string) => {
    // Radix selects on mousedown, and again on the focus that follows.
    if (next === reported.current) return;
    reported.current = next;
    setOwnValue(next);
    onValueChange?.(next);
  };

  useLayoutEffect(() => {
    reported.current = selected;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs are known by their removals
  useLayoutEffect(() => {
    const inOrder = [...(root.current?.querySelectorAll<HTMLButtonElement>("[role=tab]") ?? [])];
    const own = inOrder.filter((tab) => tabs.current.has(tab));
    const isThere = own.find((tab) => tabs.current.get(tab) === selected);
    const tab = isThere ?? own.find(({ disabled }) => !disabled);
    const next = tab && tabs.current.get(tab);
    if (focusWasRemoved.current) tab?.focus();
    focusWasRemoved.current = false;
    if (next === undefined || isThere) return;
    if (selected === undefined) setOwnValue(next);
    else select(next);
  }, [selected, removals]);

  return { selected: selected ?? "", select, onTabAdded };
}
