import { useSyncExternalStore } from "react";

/** A yes or no of the visitor that the browser keeps. */
export interface KeptChoice {
  get: () => boolean;
  set: (value: boolean) => void;
  subscribe: (onChange: () => void) => () => void;
}

/**
 * A choice that holds for the visit (`sessionStorage`: until the tab is closed) or for good (`localStorage`).
 * Nothing of it is sent anywhere. Where the browser keeps nothing, it holds until the page is left. The privacy
 * page says what is kept: change it with this.
 *
 * @param initial what holds until the visitor chooses
 */
export function createKeptChoice(
  storage: "sessionStorage" | "localStorage",
  name: string,
  initial: boolean,
): KeptChoice {
  let chosen: boolean | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => {
      chosen ??= read(storage, name) ?? initial;
      return chosen;
    },
    set: (value) => {
      chosen = value;
      write(storage, name, value);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The current choice; during hydration it is the one that the HTML was rendered with. */
export function useKeptChoice(choice: KeptChoice, inHtml: boolean) {
  return useSyncExternalStore(choice.subscribe, choice.get, () => inHtml);
}

function read(storage: "sessionStorage" | "localStorage", name: string) {
  try {
    const kept = window[storage].getItem(name);
    return kept === null ? undefined : kept === "yes";
  } catch {
    // Browsers that keep nothing throw here.
    return undefined;
  }
}

function write(storage: "sessionStorage" | "localStorage", name: string, value: boolean) {
  try {
    window[storage].setItem(name, value ? "yes" : "no");
  } catch {
    // It holds in memory all the same.
  }
}
