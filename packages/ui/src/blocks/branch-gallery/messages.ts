export const branchGalleryMessages = { label: "Branches" };
