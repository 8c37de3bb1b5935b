/** The default messages, in English. */
export const awardCardMessages = {
  list: "Awards",
};
