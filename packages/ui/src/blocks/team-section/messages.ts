export const teamSectionMessages = {
  meet: "Meet the team",
};
