import type { RecordCheck } from "../record-check.ts";
import { pageTextsOf, sentencesOf } from "../texts.ts";

/** Dental terms that patients don't know. An explanation contains at least one of the words beside its term. */
const terms = [
  { term: /\bsedation\b/i, explanation: /\b(?:medicine|calm|sleepy|drowsy)\b/i },
  { term: /\bretainers?\b/i, explanation: /\b(?:holds?|keeps?|wire|cover)\b/i },
  { term: /\bpremolars?\b/i, explanation: /\btwo (?:\w+ )?teeth\b/i },
  { term: /\benamel\b/i, explanation: /\b(?:outer layer|surface)\b/i },
  { term: /\bdentine\b/i, explanation: /\b(?:inner layer|softer|below|under)\b/i },
  { term: /\bpulp\b/i, explanation: /\b(?:nerves?|living)\b/i },
  { term: /\bpalate\b/i, explanation: /\broof of the mouth\b/i },
  { term: /\bsinus(?:es)?\b/i, explanation: /\b(?:space|hollow)\b/i },
];

/** The explanation is in the first sentence with the term, or soon after it. */
const WITHIN_SENTENCES = 3;

/** A word that patients don't know is explained where a page first uses it. */
export const checkTerms: RecordCheck = (record) =>
  terms.flatMap(({ term, explanation }) => {
    const first = pageTextsOf(record).find(({ text }) => term.test(text));
    if (!first) return [];
    const sentences = sentencesOf(first.text);
    const place = sentences.findIndex((sentence) => term.test(sentence));
    if (explanation.test(sentences.slice(place, place + WITHIN_SENTENCES).join(" "))) return [];
    const [words = ""] = term.exec(first.text) ?? [];
    return [
      {
        path: first.path,
        words,
        problem: `"${words}" is not explained where it first stands`,
        remedy: "Say in the same sentence or the next what it is: “sedation, a medicine that makes you calm”",
      },
    ];
  });
