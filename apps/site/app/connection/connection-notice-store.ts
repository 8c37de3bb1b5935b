/** Describes something that could not be loaded. */
export interface ConnectionNotice {
  /** The subject of the notice's sentence: "The next page". */
  what: string;
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
