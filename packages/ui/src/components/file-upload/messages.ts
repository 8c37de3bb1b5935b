export const fileUploadMessages = {
  drop: "or drop it here",
  /** Announced while a file is dragged over the field. */
  dropHere: "Drop the file to choose it.",
  remove: "Remove",
  removed: "File removed.",
  chosen: (name: string, size: string) => `${name}, ${size}, chosen.`,
};
