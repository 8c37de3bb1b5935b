/** Something that could not be loaded, for the visitor to know. */
export interface ConnectionNotice {
  /** What it is, to begin a sentence: "The next page". */
  what: string;
  /** Loads it again. Left out: the navigation that was held. */
  retry?: () => void;
}

let notice: ConnectionNotice | undefined;
const listeners = new Set<() => void>();

/** The notice that is shown on every page: something could not be loaded. There is one at a time. */
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
