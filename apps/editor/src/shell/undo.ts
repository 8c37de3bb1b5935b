import { createStore } from "../store.ts";

interface Change {
  label: string;
  /** What the field held before. */
  before: unknown;
  write(value: unknown): void;
  at: number;
}

/** Key presses within this time count as one change. */
const ONE_CHANGE_MS = 1500;

/** Changes of the open form, the last one at the end. Opening another form clears them. */
export const undoStore = createStore<readonly Change[]>([]);

let undoing = false;

/** Remembers what a field held before it is changed. */
export function recordChange(label: string, before: unknown, write: (value: unknown) => void) {
  if (undoing) return;
  const changes = undoStore.get();
  const last = changes.at(-1);
  const at = Date.now();
  if (last?.label === label && at - last.at < ONE_CHANGE_MS)
    undoStore.set([...changes.slice(0, -1), { ...last, at }]);
  else undoStore.set([...changes, { label, before, write, at }]);
}

/** Restores what the last changed field held before. */
export function undo() {
  const changes = undoStore.get();
  const last = changes.at(-1);
  if (!last) return;
  undoing = true;
  last.write(last.before);
  undoing = false;
  undoStore.set(changes.slice(0, -1));
}
