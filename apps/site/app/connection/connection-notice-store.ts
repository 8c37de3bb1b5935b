import type { Layout } from "@clinic/content/pages/layout";

export interface ConnectionNotice {
  what: keyof Layout["unreached"];
  /** Loads it again. @default repeats the held navigation */
  retry?: () => void;
}

let notice: ConnectionNotice | undefined;
const listeners = new Set<() => void>();

/** Holds the one notice shown at a time, on any page. */
export const connectionNotice = {
  get: () => notice,
  show: (next: ConnectionNotice | undefined) => {
    notice = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
