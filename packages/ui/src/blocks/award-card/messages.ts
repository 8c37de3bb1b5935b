/** The words of its own, in English. */
export const awardCardMessages = {
  list: "Awards",
};
