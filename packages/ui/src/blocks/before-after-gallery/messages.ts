/** The words of its own, in English. */
export const beforeAfterGalleryMessages = {
  comparisons: "comparisons",
};
