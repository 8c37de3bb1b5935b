import { plural } from "../i18n-provider/words";

export const errorSummaryMessages = {
  /** Precedes the title of the page. */
  pageTitlePrefix: "Error: ",
  title: (count: number) =>
    plural("en", count, { one: "Please check one answer", other: `Please check ${count} answers` }),
};
