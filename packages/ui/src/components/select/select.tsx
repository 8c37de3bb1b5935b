"use client";

import { ChevronDownIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";
import { controlClassName, Field, type FieldOwnProps, useFieldControl } from "../field";
import { useMessages } from "../i18n-provider";
import { selectMessages } from "./messages";

export interface SelectProps extends Omit<ComponentProps<"select">, "required" | "multiple">, FieldOwnProps {}

/**
 * A question with a few fixed answers, as `<option>`s after an empty "Please choose". It is the browser's own control:
 * phones show their own picker. `className` styles the whole field; all other props, `ref` and `id` included, go to the
 * `<select>`.
 */
export function Select({ label, hint, error, required, id, className, ...props }: SelectProps) {
  return (
    <Field {...{ label, hint, error, required, className }} controlId={id}>
      <SelectControl {...props} />
    </Field>
  );
}

function SelectControl({ children, ...props }: Partial<SelectProps>) {
  const messages = useMessages("select", selectMessages);
  return (
    <div className="relative">
      <select
        data-slot="select-control"
        className={cn(controlClassName, "appearance-none pe-12")}
        {...props}
        {...useFieldControl(props)}
      >
        <option value="">{messages.placeholder}</option>
        {children}
      </select>
      <ChevronDownIcon
        strokeWidth={1.5}
        className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2"
      />
    </div>
  );
}
