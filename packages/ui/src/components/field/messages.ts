/** The words of its own, in English. */
export const fieldMessages = {
  required: "required",
};
