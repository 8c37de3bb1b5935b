import { createStore } from "../store.ts";

interface Change {
  label: string;
  /** Restores what the field held before. */
  restore(): void;
  at: number;
}

/** Key presses within this time count as one change. */
const ONE_CHANGE_MS = 1500;

/** Changes of the open form, the last one at the end. Opening another form clears them. */
export const undoStore = createStore<readonly Change[]>([]);

/** Remembers what a field held before it is changed. */
export function recordChange(label: string, before: unknown, write: (value: unknown) => void) {
  const changes = undoStore.get();
  const last = changes.at(-1);
  const at = Date.now();
  if (last?.label === label && at - last.at < ONE_CHANGE_MS) last.at = at;
  else undoStore.set([...changes, { label, restore: () => write(before), at }]);
}

export function undo() {
  const changes = undoStore.get();
  changes.at(-1)?.restore();
  undoStore.set(changes.slice(0, -1));
}
