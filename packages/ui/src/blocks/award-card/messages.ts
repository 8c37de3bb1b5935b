export const awardCardMessages = {
  list: "Awards",
};
