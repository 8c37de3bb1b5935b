/** The default messages, in English. */
export const datePickerMessages = {
  choose: "Choose date",
  change: "Change date",
  /** The button's name when a day is chosen; `day` is in words. */
  changeFrom: (day: string) => `Change date, ${day}`,
  title: "Choose a date",
  anyDay: "Any day from today on.",
  anyDayExcept: "Any day from today on. If you can’t choose a day, the calendar says why.",
  timeZone: (zone: string, today: string) => `Days are counted in ${zone}, by which today is ${today}.`,
  keys: "Arrow keys move by day, Page Up and Page Down by month.",
  loading: "Loading the calendar...",
  failed: "The calendar could not be loaded. Your connection may have dropped.",
  tryAgain: "Try again",
  cancel: "Cancel",
  navigation: "Month",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  today: (day: string) => `Today, ${day}`,
  chosen: (day: string) => `${day}, chosen`,
  unavailable: (day: string, reason: string) => `${day}. ${reason}`,
};
