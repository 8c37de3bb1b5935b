/** The words of its own, in English. */
export const onThisPageMessages = {
  label: "On this page",
};
