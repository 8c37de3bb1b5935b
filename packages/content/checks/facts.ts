import type { Content } from "./content.ts";
import type { Finding } from "./finding.ts";
import { pageTextsOf } from "./walk.ts";

/** Figures of the specification, section 9, and the pages that must give them. */
const facts: { file: string; says: RegExp; fact: string }[] = [
  {
    file: "src/pages/about.ts",
    says: /about 1,000 dental professionals/i,
    fact: "about 1,000 dental professionals trained",
  },
  {
    file: "src/treatments/crowns-and-bridges.ts",
    says: /10 to 15 years/,
    fact: "crowns and bridges last 10 to 15 years",
  },
  {
    file: "src/treatments/dental-implant.ts",
    says: /about three months/i,
    fact: "an implant needs about three months",
  },
  {
    file: "src/treatments/teeth-whitening.ts",
    says: /about (?:30|thirty) minutes/i,
    fact: "in-office whitening takes about 30 minutes",
  },
  {
    file: "src/treatments/dental-extractions.ts",
    says: /20 to 40 minutes/i,
    fact: "an extraction takes 20 to 40 minutes",
  },
  {
    file: "src/treatments/root-canal.ts",
    says: /one to two hours/i,
    fact: "a root canal treatment takes one to two hours",
  },
  {
    file: "src/treatments/dental-cleanup.ts",
    says: /every six months/i,
    fact: "a check-up or cleaning every six months",
  },
  {
    file: "src/treatments/preventive-treatments.ts",
    says: /twice a year/i,
    fact: "fluoride for children twice a year",
  },
  {
    file: "src/treatments/dental-tourism.ts",
    says: /about three months/i,
    fact: "the gap of about three months for implants",
  },
];

/** Pages give the specification's figures where a patient looks for them. */
export function checkFacts({ sources }: Content): Finding[] {
  return facts.flatMap(({ file, says, fact }) => {
    const source = sources.find((candidate) => candidate.file === file);
    // checkReferences reports a missing page.
    if (!source || pageTextsOf(source).some(({ text }) => says.test(text))) return [];
    const remedy = "State it where the page speaks of time or numbers";
    return [{ file, field: "all texts", problem: `The page doesn't say: ${fact}`, remedy }];
  });
}
