/** The default messages, in English. */
export const siteHeaderMessages = {
  menu: "Menu",
};
