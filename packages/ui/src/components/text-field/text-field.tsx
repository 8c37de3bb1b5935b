"use client";

import type { ComponentProps } from "react";
import { controlClassName, Field, type FieldOwnProps, useFieldControl } from "../field";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "required">, FieldOwnProps {}

/**
 * A question with an answer of one line. `className` styles the whole field; all other props, `ref` and `id`
 * included, go to the `<input>`. Set `autoComplete`, and `inputMode` where a phone's keyboard should change.
 */
export function TextField({ label, hint, error, required, id, className, ...props }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, className }} controlId={id}>
      <TextFieldInput {...props} />
    </Field>
  );
}

function TextFieldInput(props: ComponentProps<"input">) {
  return (
    <input
      data-slot="text-field-input"
      type="text"
      className={controlClassName}
      {...props}
      {...useFieldControl(props)}
    />
  );
}
