/** The calendar is loaded on demand. An object, so that a test can have that fail. */
export const calendarModule = { load: () => import("./calendar") };
