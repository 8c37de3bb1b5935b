import { type OpeningHours, weekdays, withWrittenHours, writtenHours } from "@clinic/content/branches/hours";
import { toSentenceCase } from "@clinic/content/records/describe-field";
import type { ControlProps } from "../checking/checked.tsx";
import { toPlain } from "../record-file.ts";

/** Opening hours with a line for each day, and what is wrong with it. They are stored by the days that have the same. */
export function WeekControl({ value, onChange, forID, messages = [] }: ControlProps) {
  const stored = (toPlain(value) ?? []) as OpeningHours["hours"];
  const ofDay = (day: string) => messages.filter((message) => message.split(":")[0]?.includes(day));
  return (
    // biome-ignore lint/a11y/useSemanticElements: Decap's label names this element
    <div id={forID} role="group" className="week">
      {weekdays.map((day) => (
        <div key={day}>
          <label htmlFor={`${forID}-${day}`}>{toSentenceCase(day)}</label>
          <input
            id={`${forID}-${day}`}
            placeholder="Closed"
            aria-invalid={ofDay(toSentenceCase(day)).length > 0}
            aria-describedby={`${forID}-${day}-findings`}
            defaultValue={writtenHours(stored, day)}
            onChange={({ target }) => onChange(withWrittenHours(stored, day, target.value))}
          />
          <p id={`${forID}-${day}-findings`} className="findings" aria-live="polite">
            {ofDay(toSentenceCase(day)).join(" ")}
          </p>
        </div>
      ))}
    </div>
  );
}
