/** The default messages, in English. */
export const branchGalleryMessages = {
  label: "Branches",
};
