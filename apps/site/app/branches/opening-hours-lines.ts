import { type Branch, twelveHours, weekdays } from "@clinic/content/branches";

/** Opening hours as lines of text: `{ days: "Monday to Friday", times: "9.30 am to 8.30 pm" }`. */
export function openingHoursLines(hours: Branch["hours"]) {
  const lines: { days: string[]; times: string }[] = [];
  for (const day of weekdays) {
    const times =
      hours
        .filter(({ days }) => days.includes(day))
        .map(({ opens, closes }) => `${twelveHours(opens)} to ${twelveHours(closes)}`)
        .join(" and ") || "closed";
    const line = lines.at(-1);
    if (line?.times === times) line.days.push(day);
    else lines.push({ days: [day], times });
  }
  return lines.map(({ days, times }) => ({ days: dayRange(days), times }));
}

function dayRange(days: readonly string[]) {
  const [first = "", last = ""] = [days[0] ?? "", days.at(-1) ?? ""].map(
    (day) => day.charAt(0).toUpperCase() + day.slice(1),
  );
  return days.length === 1 ? first : `${first} ${days.length === 2 ? "and" : "to"} ${last}`;
}
