export const toastMessages = {
  /** What screen readers say before each message. */
  label: "Notification",
  /** Names the region of messages; `{hotkey}` stands for the keys that lead to it. */
  region: "Notifications ({hotkey})",
  close: "Close",
};
