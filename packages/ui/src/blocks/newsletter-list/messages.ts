import { plural } from "../../components/i18n-provider/words";

export const newsletterListMessages = {
  list: "Newsletters",
  newTab: "(opens in a new tab)",
  file: (size: string, pages: number) =>
    `PDF, ${size}, ${pages} ${plural("en", pages, { one: "page", other: "pages" })}`,
};
