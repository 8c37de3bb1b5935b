import { useSyncExternalStore } from "react";

/** A boolean preference kept in the browser. */
interface StoredPreference {
  get: () => boolean;
  set: (value: boolean) => void;
  subscribe: (onChange: () => void) => () => void;
}

/**
 * Creates a preference that lasts for the visit (`sessionStorage`) or indefinitely (`localStorage`). It is never sent
 * anywhere. Without storage, it lasts until the page is closed. The privacy page lists what is stored: keep the two in
 * step.
 *
 * @param initial the value until the visitor chooses one
 */
function createStoredPreference(
  storage: "sessionStorage" | "localStorage",
  name: string,
  initial: boolean,
): StoredPreference {
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

/** The current value or, during hydration, `inHtml`: the value that the HTML was rendered with. */
export function useStoredPreference(preference: StoredPreference, inHtml: boolean) {
  return useSyncExternalStore(preference.subscribe, preference.get, () => inHtml);
}

function read(storage: "sessionStorage" | "localStorage", name: string) {
  try {
    const kept = window[storage].getItem(name);
    return kept === null ? undefined : kept === "yes";
  } catch {
    // Storage may be blocked, in which case access throws.
    return undefined;
  }
}

function write(storage: "sessionStorage" | "localStorage", name: string, value: boolean) {
  try {
    window[storage].setItem(name, value ? "yes" : "no");
  } catch {
    // The value is kept in memory.
  }
}

/** Whether interactive maps are shown. Consent lasts for the visit, as the button says. */
export const mapsPreference = createStoredPreference("sessionStorage", "maps", false);

/**
 * Whether the "/" key opens the search. Single-character shortcuts must have an off switch, for users of speech input
 * (WCAG 2.1.4); it is in the search dialog.
 */
export const searchKeyPreference = createStoredPreference("localStorage", "search-key", true);
