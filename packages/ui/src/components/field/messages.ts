/** The default messages, in English. */
export const fieldMessages = {
  required: "required",
};
