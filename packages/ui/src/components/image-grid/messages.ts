export const imageGridMessages = {
  /** Follows the name of a picture. */
  enlarge: "(enlarge)",
};
