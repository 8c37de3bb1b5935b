"use client";

import { CheckIcon } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { cn } from "../../styles/cn";
import { FieldError, type FieldOwnProps, joinIds } from "../field";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "required">, FieldOwnProps {}

/**
 * One statement to agree to, or one setting to switch on. `className` styles the whole field; all other props, `ref`
 * and `id` included, go to the `<input>`.
 */
export function Checkbox({ label, hint, error, required, id, className, ...props }: CheckboxProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div data-slot="field" data-state={error ? "invalid" : "valid"} className={cn("min-w-0", className)}>
      <div className="flex items-start gap-2.5">
        <span className="relative mt-2.5 grid size-6 shrink-0 place-items-center text-on-primary">
          <input
            data-slot="checkbox"
            type="checkbox"
            id={controlId}
            required={required}
            aria-invalid={Boolean(error)}
            {...props}
            aria-describedby={joinIds(hint && hintId, error && errorId, props["aria-describedby"])}
            className={cn(
              "peer size-6 appearance-none rounded-[min(var(--radius-control),6px)] border border-line-strong bg-surface-raised transition-colors forced-colors:appearance-auto",
              "checked:border-primary checked:bg-primary enabled:not-checked:hover:border-ink",
              "disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-critical aria-invalid:inset-ring aria-invalid:inset-ring-critical",
              // A target of 44 px.
              "after:absolute after:-inset-2.75 after:content-['']",
            )}
          />
          <CheckIcon
            strokeWidth={2}
            className="pointer-events-none invisible absolute size-4.5 peer-checked:visible forced-colors:hidden"
          />
        </span>
        <div className="min-w-0 flex-1">
          <label data-slot="field-label" htmlFor={controlId} className="block py-2.5 leading-snug">
            {label}
          </label>
          {hint && (
            <p data-slot="field-hint" id={hintId} className="-mt-1.5 pb-2 text-ink-muted text-sm">
              {hint}
            </p>
          )}
        </div>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
