import { dataProtection } from "@clinic/content/data-protection";
import type { StatementPage } from "@clinic/content/pages";
import { samples } from "@clinic/content/samples";

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
          value: sample ? `${value} (${samples.fact})` : value,
        })),
    })),
  };
}

/** The result of {@link statementView}. */
export type StatementView = ReturnType<typeof statementView>;
