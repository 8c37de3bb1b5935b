import { createKeptChoice } from "./stored-preference";

export { useKeptChoice } from "./stored-preference";

/** Whether interactive maps are shown: once asked for, they hold for the visit, as a press on the button says. */
export const mapsChoice = createKeptChoice("sessionStorage", "maps", false);

/**
 * Whether the key "/" opens the search. A key of one character must be possible to switch off, for people who
 * speak to their computer (WCAG 2.1.4): the search's window has the switch.
 */
export const searchKeyChoice = createKeptChoice("localStorage", "search-key", true);
