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
export function priceAbroad({ amount, upTo }: Price, currency: string, inRupees: number, locale: string) {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, maximumSignificantDigits: 2 });
  if (upTo === undefined) return format.format(amount / inRupees);
  // No line begins with the dash.
  return format.formatRange(amount / inRupees, upTo / inRupees).replace(" –", "\u00A0–");
}

const sum = String.raw`(\d[\d,]*(?:\.\d+)?)(?:\s?(k|thousand|l|la(?:kh|c)s?|cr|crores?)\b)?`;
const after = String.raw`\s?(?:Rs|INR|rupees?)\b|/-|(?<=(?:lakh|lac|crore)s?)`;
const money = RegExp(String.raw`(?:₹|\b(?:Rs\.?|INR))\s?${sum}|\b${sum}(?:${after})`, "i");
const zeros: Record<string, number> = { k: 3, t: 3, l: 5, c: 7 };

/** The first amount of money in a text, however people write it: `"500 INR"`, `"₹1.2L"`, `"1.5 lakh"`. */
export function moneyIn(text: string) {
  const [words, ...parts] = money.exec(text) ?? [];
  const [number = "", unit = ""] = parts.filter(Boolean);
  return {
    words,
    amount: Number(number.replaceAll(",", "")) * 10 ** (zeros[unit.charAt(0).toLowerCase()] ?? 0),
  };
}
