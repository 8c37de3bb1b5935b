import type { Fee } from "./schema.ts";

/** From and, unless it is always the same, up to how much something costs. */
export type Price = Pick<Fee, "amount" | "upTo">;

/** `"₹8,000 – ₹12,000"`, or `"₹500"` where it is always the same. */
export function priceInWords({ amount, upTo }: Price): string {
  // `formatRange` takes a hundred times as long, and every text can insert every fee.
  return rupees.format(amount) + (upTo === undefined ? "" : `\u00A0– ${rupees.format(upTo)}`);
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
  if (upTo === undefined) return format.format(amount / inRupees);
  // No line begins with the dash.
  return format.formatRange(amount / inRupees, upTo / inRupees).replace(" –", "\u00A0–");
}
