import { plural } from "../i18n-provider/words";

/** The default messages, in English. */
export const errorSummaryMessages = {
  /** Precedes the title of the page. */
  pageTitlePrefix: "Error: ",
  title: (count: number) =>
    plural("en", count, { one: "Please check one answer", other: `Please check ${count} answers` }),
};
