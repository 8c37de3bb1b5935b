export const fileUploadMessages = {
  drop: "or drop it here",
  remove: "Remove",
  removed: "File removed.",
  chosen: (name: string, size: string) => `${name}, ${size}, chosen.`,
};
