/** The words of its own, in English. */
export const teamSectionMessages = {
  meet: "Meet the team",
};
