interface Change {
  /** Label of the field. */
  label: string;
  /** What the field held before. */
  before: unknown;
  write(value: unknown): void;
  at: number;
}

/** Keys pressed within this time are one change. */
const ONE_CHANGE_MS = 1500;

let changes: readonly Change[] = [];
let undoing = false;
const listeners = new Set<() => void>();

function set(next: readonly Change[]) {
  changes = next;
  for (const listener of listeners) listener();
}

/** Changes of the form that is open, the last one at the end. Another form begins anew. */
export const undoStore = {
  get: () => changes,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  clear: () => set([]),
};

/** Remembers what a field held before it is changed. */
export function recordChange(label: string, before: unknown, write: (value: unknown) => void) {
  if (undoing) return;
  const last = changes.at(-1);
  const at = Date.now();
  if (last?.label === label && at - last.at < ONE_CHANGE_MS) set([...changes.slice(0, -1), { ...last, at }]);
  else set([...changes, { label, before, write, at }]);
}

/** Gives the field that was changed last what it held before. */
export function undo() {
  const last = changes.at(-1);
  if (!last) return;
  undoing = true;
  last.write(last.before);
  undoing = false;
  set(changes.slice(0, -1));
}
