/** The words of its own, in English. */
export const branchGalleryMessages = {
  label: "Branches",
};
