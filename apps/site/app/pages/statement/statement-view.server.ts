import { dataProtection } from "@clinic/content/data-protection";
import type { StatementPage } from "@clinic/content/pages";
import { marked } from "../../samples.server";

/** The data of a statement, with the clinic's facts in their sections. Samples are marked. */
export function statementView({ title, intro, updatedOn, sections }: StatementPage) {
  return {
    title,
    intro,
    updatedOn,
    sections: sections.map(({ facts, ...section }) => ({
      ...section,
      facts:
        facts &&
        dataProtection[facts].map(({ term, value, sample }) => ({
          term,
          value: marked(value, sample, "fact"),
        })),
    })),
  };
}

export type StatementView = ReturnType<typeof statementView>;
