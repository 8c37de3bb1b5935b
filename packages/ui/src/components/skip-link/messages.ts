/** The default messages, in English. */
export const skipLinkMessages = {
  label: "Skip to main content",
};
