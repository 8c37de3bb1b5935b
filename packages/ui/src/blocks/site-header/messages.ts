export const siteHeaderMessages = {
  menu: "Menu",
  /** The links to the page in other languages. */
  languages: "Language",
  submenu: (name: string) => `More in ${name}`,
};
