import { useId } from "react";
import type { ControlProps } from "../checking/checked.tsx";
import { pages } from "../records.ts";

/** The path of a page of this site, with a list of all pages. */
export function PageControl({ value, onChange, forID, classNameWrapper, ...style }: ControlProps) {
  const listId = useId();
  return (
    <>
      <input
        id={forID}
        list={listId}
        className={classNameWrapper}
        value={String(value ?? "")}
        onChange={(event) => onChange(event.target.value || undefined)}
        onFocus={style.setActiveStyle}
        onBlur={style.setInactiveStyle}
      />
      <datalist id={listId}>
        {pages().map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}
