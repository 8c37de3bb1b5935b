/** The words of its own, in English. */
export const skipLinkMessages = {
  label: "Skip to main content",
};
