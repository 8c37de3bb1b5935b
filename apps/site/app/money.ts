const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** Formats `150000` as `"₹1,50,000"`. */
export function formatRupees(amount: number) {
  return rupees.format(amount);
}
