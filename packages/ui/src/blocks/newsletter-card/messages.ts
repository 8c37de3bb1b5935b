import { plural } from "../../components/i18n-provider/words";

/** The default messages, in English. */
export const newsletterCardMessages = {
  list: "Newsletters",
  newTab: "(opens in a new tab)",
  file: (size: string, pages: number) =>
    `PDF, ${size}, ${pages} ${plural("en", pages, { one: "page", other: "pages" })}`,
};
