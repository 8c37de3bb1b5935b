export const comboboxMessages = {
  /** Names the button that shows the list. */
  open: "Show all answers",
  /** How many answers fit, announced as they change; also shown when there are none. */
  count: (count: number) => {
    if (count === 0) return "No matching answers.";
    return count === 1 ? "1 answer" : `${count} answers`;
  },
};
