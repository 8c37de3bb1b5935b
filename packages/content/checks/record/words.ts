import { moneyIn } from "../../src/fees/price.ts";
import { listInWords } from "../../src/list-in-words.ts";
import type { RecordCheck } from "./record-check.ts";
import { proseOf, stringsOf, wordsOf } from "./texts.ts";

// India's rules for dentists forbid boasts, and no clinic can keep such promises.
const boasts = `best|number one|painless(?:ly)?|pain-free|guaranteed?|guarantees|perfect(?:ly|ion)?|world[- ]class
state[- ]of[- ]the[- ]art|cutting[- ]edge|unmatched|unparalleled|ultimate|flawless(?:ly)?|miracles?|miraculous
revolutionary|permanent solution|risk-free|cheapest|finest|top-rated|award-winning|unrivalled|second to none
market leader|leading (?:dentists?|clinics?|experts?|specialists?)|no side effects|completely safe`;
const boasting = new RegExp(String.raw`\b(?:${boasts.replaceAll("\n", "|")})\b|\bNo\. ?1\b|\b100 ?%`, "i");

/** No record boasts or promises. */
export const checkBannedWords: RecordCheck = (record) =>
  proseOf(record).flatMap(({ path, text }) => {
    const [words] = boasting.exec(text) ?? [];
    if (!words) return [];
    const remedy = "Say what is done, what usually happens, or leave it out";
    return [{ path, words, problem: `"${words}" boasts or promises`, remedy }];
  });

const either = (ideas: readonly string[]) => listInWords(ideas.slice(0, 3), "en-GB", "disjunction");
const people = /^(?:dentists|support-staff|testimonials)$/;
const titled = /\b(?:Dr|Mrs?|Ms|Prof)\.?(?: \p{Lu}[\p{L}’-]+)+/gu;

/** Every word is in the dictionary or in the list of our own words, or is someone's name in the record. */
export const checkSpelling: RecordCheck = (record, { speller }) => {
  const texts = speller ? proseOf(record) : [];
  const names = texts.flatMap(({ path, text }) =>
    wordsOf(people.test(record.kind) && path[0] === "name" ? text : (text.match(titled)?.join(" ") ?? "")),
  );
  return texts.flatMap(({ path, text }) => {
    const words = new Set(wordsOf(text.replaceAll(/\S+@\S+|\{\{.*?\}\}/g, " ")));
    return [...words]
      .filter((word) => !speller?.isRight(word) && !names.includes(word.replace(/[’']s?$/, "")))
      .map((word) => {
        const ideas = either(speller?.suggest(word) ?? []);
        const problem = `"${word}" is not in the British dictionary`;
        const remedy = `${ideas && `Did you mean ${ideas}? `}If it is correct, add it to the dictionary`;
        return { path, words: word, problem, remedy };
      });
  });
};

const figures = (text: string) => [...text.matchAll(/\d[\d,]*/g)].map(([each]) => +each.replaceAll(",", ""));

/** Texts insert amounts of money: each has one record. */
export const checkAmounts: RecordCheck = ({ schema, stored }, { insertions }) =>
  proseOf({ schema, value: stored }).flatMap(({ path, text }) => {
    const { words, amount } = moneyIn(text);
    if (!words) return [];
    const far = ([, is]: [string, string]) => Math.min(...figures(is).map((each) => Math.abs(each - amount)));
    const fees = [...insertions].filter(([name]) => name.startsWith("fees."));
    const least = Math.min(...fees.map(far));
    const closest = fees.filter((fee) => far(fee) === least);
    const ideas = either(closest.map(([name, is]) => `{{${name}}} for ${is}`));
    const what = least > 0 ? "No fee is that. Leave it out, change a fee, or write the closest:" : "Write";
    const remedy = `${what} ${ideas}. It then changes with the list of prices`;
    return [{ path, words, problem: `"${words}" is an amount, which belongs to a fee`, remedy }];
  });

const wastedWords =
  /^(?:an?\s+|the\s+)?(?:image|picture|photo|photograph|graphic|render(?:ing)?)\s+(?:of|showing)\b/i;

/** Alternative texts describe the picture and don't begin with "image of". */
export const checkAltTexts: RecordCheck = (record) =>
  stringsOf(record).flatMap(({ path, text, alt = path.at(-1) === "alt" ? text : undefined }) => {
    const [wasted] = wastedWords.exec(alt ?? "") ?? [];
    if (alt === undefined || (!wasted && alt.split(" ").length >= 4)) return [];
    const mistake = wasted ? `begins with "${wasted}"` : "is too short to tell anyone what is seen";
    const remedy = "Say in a sentence what is seen, for someone who can't see the picture";
    const which = alt === text ? "" : `, which the picture "${text}" has,`;
    return [{ path, words: alt, problem: `"${alt}"${which} ${mistake}`, remedy }];
  });
