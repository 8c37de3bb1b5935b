/** The words of its own, in English. */
export const siteHeaderMessages = {
  menu: "Menu",
};
