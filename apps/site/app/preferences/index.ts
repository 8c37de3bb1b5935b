import { createStoredPreference } from "./stored-preference";

export { useStoredPreference } from "./stored-preference";

/** Whether interactive maps are shown. Consent lasts for the visit, as the button says. */
export const mapsPreference = createStoredPreference("sessionStorage", "maps", false);

/**
 * Whether the "/" key opens the search. Single-character shortcuts must have an off switch, for users of speech input
 * (WCAG 2.1.4); it is in the search dialog.
 */
export const searchKeyPreference = createStoredPreference("localStorage", "search-key", true);
