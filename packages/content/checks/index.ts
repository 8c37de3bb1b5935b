import { checkConsent } from "./consent.ts";
import type { Content } from "./content.ts";
import { checkCounts } from "./counts.ts";
import { checkFacts } from "./facts.ts";
import type { Finding } from "./finding.ts";
import { checkLinks } from "./links.ts";
import { checkReferences } from "./references.ts";
import { checkSchemas } from "./schemas.ts";
import { checkAltTexts } from "./wording/alt-texts.ts";
import { checkBannedWords } from "./wording/banned-words.ts";
import { checkLengths } from "./wording/lengths.ts";
import { checkReadingGrade } from "./wording/reading-grade.ts";
import { checkSearchTexts } from "./wording/search-texts.ts";
import { checkSimilarity } from "./wording/similarity.ts";
import { checkSpelling } from "./wording/spelling.ts";

/** A check of the whole content. */
export interface Check {
  /** The goal of a person that the check serves: the title of its test. */
  goal: string;
  /** Finds what is wrong. */
  run: (content: Content) => Finding[];
}

/** All checks but those that open files: pictures and PDFs. */
export const checks: readonly Check[] = [
  { goal: "an editor finds every field filled in the form that the pages expect", run: checkSchemas },
  {
    goal: "a visitor finds every page, person and picture that the specification promises",
    run: checkCounts,
  },
  { goal: "a visitor who follows a card, a name or a video arrives at it", run: checkReferences },
  { goal: "a visitor who follows a link arrives at a page", run: checkLinks },
  { goal: "a person who can't see a picture is told what it shows", run: checkAltTexts },
  { goal: "a patient reads no boast and no promise", run: checkBannedWords },
  { goal: "a person who searches can tell the pages apart", run: checkSearchTexts },
  { goal: "a reader gets neither too little nor too much", run: checkLengths },
  { goal: "a reader finds something new on each page", run: checkSimilarity },
  { goal: "a twelve-year-old can follow the text", run: checkReadingGrade },
  { goal: "a reader stumbles over no misspelt word", run: checkSpelling },
  { goal: "a patient is shown only with consent", run: checkConsent },
  { goal: "a patient finds the times and figures of the specification", run: checkFacts },
];
