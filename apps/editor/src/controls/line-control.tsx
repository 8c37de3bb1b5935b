import type { ControlProps } from "../checking/checked.tsx";

/** A single-line text, date, time or phone number, in the browser's own field. */
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
