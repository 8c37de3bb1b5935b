export const siteHeaderMessages = {
  menu: "Menu",
};
