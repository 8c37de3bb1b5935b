export const skipLinkMessages = {
  label: "Skip to main content",
};
