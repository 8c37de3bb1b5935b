/** The default messages, in English. */
export const teamSectionMessages = {
  meet: "Meet the team",
};
