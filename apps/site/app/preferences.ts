import { useSyncExternalStore } from "react";

/**
 * Creates a preference that lasts for the visit (`sessionStorage`) or indefinitely (`localStorage`). It is never sent
 * anywhere. Without storage, it lasts until the page is closed. The privacy page lists what is stored: keep the two in
 * step.
 *
 * @param initial the value until the visitor chooses one
 */
function createStoredPreference(storage: "sessionStorage" | "localStorage", name: string, initial: boolean) {
  let chosen: boolean | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => {
      try {
        chosen ??= (window[storage].getItem(name) ?? (initial ? "yes" : "no")) === "yes";
      } catch {
        // Storage may be blocked, in which case access throws.
        chosen = initial;
      }
      return chosen;
    },
    set: (value: boolean) => {
      chosen = value;
      try {
        window[storage].setItem(name, value ? "yes" : "no");
      } catch {
        // The value is kept in memory.
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The current value or, during hydration, `inHtml`: the value that the HTML was rendered with. */
export function useStoredPreference(preference: ReturnType<typeof createStoredPreference>, inHtml: boolean) {
  return useSyncExternalStore(preference.subscribe, preference.get, () => inHtml);
}

/** Whether interactive maps are shown. Consent lasts for the visit, as the button says. */
export const mapsPreference = createStoredPreference("sessionStorage", "maps", false);

/**
 * Whether the "/" key opens the search. Single-character shortcuts must have an off switch, for users of speech input
 * (WCAG 2.1.4); it is in the search dialog.
 */
export const searchKeyPreference = createStoredPreference("localStorage", "search-key", true);
