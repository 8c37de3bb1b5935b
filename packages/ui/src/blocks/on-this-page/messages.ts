/** The default messages, in English. */
export const onThisPageMessages = {
  label: "On this page",
};
