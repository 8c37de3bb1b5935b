/** The default messages, in English. */
export const selectMessages = {
  placeholder: "Please choose",
};
