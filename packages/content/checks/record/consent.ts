import type { RecordCheck } from "./record-check.ts";

const shownToVisitors = ["smiles", "videos", "testimonials"];

/** Every record that shows a patient says why we may. */
export const checkConsent: RecordCheck = ({ kind, value }) =>
  !shownToVisitors.includes(kind) || value.consent
    ? []
    : [
        {
          path: ["consent"],
          problem: "There is no consent for showing this patient",
          remedy: "Take the record out, or add the number and the day of the signed form",
        },
      ];
