import type { Fee } from "./schema.ts";

/** From and, unless it is always the same, up to how much something costs. */
export type Price = Pick<Fee, "amount" | "upTo">;

/** `"₹8,000 – ₹12,000"`, or `"₹500"` where it is always the same. */
export function priceInWords({ amount, upTo }: Price): string {
  return rangeInWords(amount, upTo, rupees);
}

/** Alike in every language: Marathi would group the digits by threes. */
const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** The same in another currency, to two digits, because rates change daily: `"£71 – £110"`. */
export function priceAbroad(
  { amount, upTo }: Price,
  currency: string,
  inRupees: number,
  locale: string,
): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, maximumSignificantDigits: 2 });
  return rangeInWords(amount / inRupees, upTo && upTo / inRupees, format);
}

function rangeInWords(from: number, to: number | undefined, format: Intl.NumberFormat) {
  if (to === undefined) return format.format(from);
  // No line begins with the dash.
  return format.formatRange(from, to).replace(" –", "\u00A0–");
}
