export const fieldMessages = {
  required: "required",
};
