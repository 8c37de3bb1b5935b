export const selectMessages = {
  placeholder: "Please choose",
};
