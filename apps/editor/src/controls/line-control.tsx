import type { ControlProps } from "../checking/checked.tsx";

/** A text of one line, or a date, a time or a phone number: the browser's own field for it. */
export function LineControl({ value, onChange, forID, field, classNameWrapper, ...style }: ControlProps) {
  return (
    <input
      id={forID}
      type={String(field.get("type"))}
      className={classNameWrapper}
      value={String(value ?? "")}
      onChange={(event) => onChange(event.target.value || undefined)}
      onFocus={style.setActiveStyle}
      onBlur={style.setInactiveStyle}
    />
  );
}
