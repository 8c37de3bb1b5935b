export const siteHeaderMessages = {
  menu: "Menu",
  submenu: (name: string) => `More in ${name}`,
};
