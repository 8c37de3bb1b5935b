import { type ChangeEvent, useId } from "react";
import type { ControlProps } from "../checking/checked.tsx";
import { toPlain } from "../draft.ts";

const MIDDLE = 50;

/** The point of a picture that stays visible where the picture is cropped, in per cent from the left and the top. */
export function FocusControl({ value, onChange, forID }: ControlProps) {
  const id = useId();
  const { x = MIDDLE, y = MIDDLE } = (toPlain(value) ?? {}) as { x?: number; y?: number };
  const change = (axis: "x" | "y") => (event: ChangeEvent<HTMLInputElement>) =>
    onChange({ x, y, [axis]: Number(event.target.value) });
  return (
    <fieldset id={forID} className="focus">
      <legend>Per cent of the picture</legend>
      <label htmlFor={`${id}x`}>From the left: {x}</label>
      <input id={`${id}x`} type="range" min={0} max={100} value={x} onChange={change("x")} />
      <label htmlFor={`${id}y`}>From the top: {y}</label>
      <input id={`${id}y`} type="range" min={0} max={100} value={y} onChange={change("y")} />
      <button type="button" disabled={!value} onClick={() => onChange(undefined)}>
        Back to the middle
      </button>
    </fieldset>
  );
}
