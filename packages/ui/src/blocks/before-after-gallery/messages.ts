/** The default messages, in English. */
export const beforeAfterGalleryMessages = {
  comparisons: "comparisons",
};
