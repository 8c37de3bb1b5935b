import { type OpeningHours, weekdays, withWrittenHours, writtenHours } from "@clinic/content/branches/hours";
import { toSentenceCase } from "@clinic/content/records/describe-field";
import type { ControlProps } from "../checking/checked.tsx";
import { toPlain } from "../record-file.ts";

/** Opening hours with a line for each day. They are stored by the days that have the same. */
export function WeekControl({ value, onChange, forID, classNameWrapper, messages = [] }: ControlProps) {
  const stored = (toPlain(value) ?? []) as OpeningHours["hours"];
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
            defaultValue={writtenHours(stored, day)}
            onChange={({ target }) => onChange(withWrittenHours(stored, day, target.value))}
          />
        </label>
      ))}
    </div>
  );
}
