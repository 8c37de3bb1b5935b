import { type OpeningHours, type Weekday, weekdays } from "@clinic/content/branches/hours";
import { toSentenceCase } from "@clinic/content/records/describe-field";
import type { ControlProps } from "../checking/checked.tsx";
import { toPlain } from "../record-file.ts";

/** Opening hours with a line for each day. They are stored by the days that have the same. */
export function WeekControl({ value, onChange, forID, classNameWrapper, messages = [] }: ControlProps) {
  const stored = (toPlain(value) ?? []) as OpeningHours["hours"];
  const hoursOn = (day: Weekday) =>
    stored.flatMap(({ days, opens, closes }) => (days.includes(day) ? `${opens}–${closes}` : [])).join(", ");
  const change = (changed: Weekday, text: string) => {
    const byHours = new Map<string, OpeningHours["hours"][number]>();
    for (const day of weekdays) {
      for (const part of (day === changed ? text : hoursOn(day)).split(",")) {
        if (/^\s*(?:closed\s*)?$/i.test(part)) continue;
        const [opens = "", closes = ""] = part.split(/[-–]|\bto\b/).map(timeIn);
        const key = `${opens}–${closes}`;
        byHours.set(key, { opens, closes, days: [...(byHours.get(key)?.days ?? []), day] });
      }
    }
    onChange([...byHours.values()]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: Decap's label names this element
    <div id={forID} role="group" className="week">
      {weekdays.map((day) => (
        <label key={day}>
          <span>{toSentenceCase(day)}</span>
          <input
            className={classNameWrapper}
            placeholder="Closed"
            aria-invalid={messages.some((message) => message.split(":")[0]?.includes(toSentenceCase(day)))}
            defaultValue={hoursOn(day)}
            onChange={({ target }) => change(day, target.value)}
          />
        </label>
      ))}
    </div>
  );
}

/** `"09:30"` for "9.30", "9:30" and "0930"; anything else stays, and is marked. */
function timeIn(text: string): string {
  const [, hour = "", minute = "00"] = /^\s*(\d{1,2})(?:[.:]?(\d\d))?\s*$/.exec(text) ?? [];
  return hour ? `${hour.padStart(2, "0")}:${minute}` : text.trim();
}
