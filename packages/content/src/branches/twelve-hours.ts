/** Converts a 24-hour time to the 12-hour clock used in India: `"20:30"` to `"8.30 pm"`. */
export function twelveHours(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const clock = minutes ? `${hours % 12 || 12}.${String(minutes).padStart(2, "0")}` : `${hours % 12 || 12}`;
  return `${clock} ${hours < 12 ? "am" : "pm"}`;
}
