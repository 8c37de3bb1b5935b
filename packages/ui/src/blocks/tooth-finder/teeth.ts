/** The place of a kind of tooth, counted from the midline: 1 for the middle incisor, 8 for the wisdom tooth. */
export type ToothNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The patient's side, mirrored in the picture. */
export type ToothSide = "right" | "left";

export interface Tooth {
  /** Number in the two-digit notation of the FDI (ISO 3950). */
  fdi: string;
  number: ToothNumber;
  side: ToothSide;
}

const numbers: readonly ToothNumber[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The upper teeth along the arch, from the patient's right, as a dentist calls them out. */
export const upperTeeth: readonly Tooth[] = [
  ...numbers.toReversed().map((number): Tooth => ({ fdi: `1${number}`, number, side: "right" })),
  ...numbers.map((number): Tooth => ({ fdi: `2${number}`, number, side: "left" })),
];
