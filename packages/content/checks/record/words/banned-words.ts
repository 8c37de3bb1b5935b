import type { RecordCheck } from "../record-check.ts";
import { proseOf } from "../texts.ts";

// Promises and boasts: a clinic can't keep the first and shouldn't make the second.
const boasts = [
  ...[
    "best",
    "number one",
    "painless(?:ly)?",
    "pain-free",
    "guaranteed?",
    "guarantees",
    "perfect(?:ly|ion)?",
  ],
  ...[
    "world[- ]class",
    "state[- ]of[- ]the[- ]art",
    "cutting[- ]edge",
    "unmatched",
    "unparalleled",
    "ultimate",
  ],
  ...["flawless(?:ly)?", "miracles?", "miraculous", "revolutionary", "permanent solution", "risk-free"],
  ...["cheapest", "finest", "top-rated", "award-winning", "unrivalled", "second to none", "market leader"],
  ...["leading (?:dentists?|clinics?|experts?|specialists?)", "no side effects", "completely safe"],
];
const boasting = new RegExp(String.raw`\b(?:${boasts.join("|")})\b|\bNo\. ?1\b|\b100 ?%`, "i");

/** No record boasts or promises. */
export const checkBannedWords: RecordCheck = (record) =>
  proseOf(record).flatMap(({ path, text }) => {
    const [words] = boasting.exec(text) ?? [];
    if (!words) return [];
    const remedy = "Say what is done, what usually happens, or leave it out";
    return [{ path, words, problem: `"${words}" boasts or promises`, remedy }];
  });
