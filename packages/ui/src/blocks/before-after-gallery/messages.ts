export const beforeAfterGalleryMessages = { comparisons: "comparisons" };
