/** The words of its own, in English. */
export const selectMessages = {
  placeholder: "Please choose",
};
