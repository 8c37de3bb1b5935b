"use client";

import * as CheckboxPrimitive from "@radix-ui/react-checkbox";
import { CheckIcon, MinusIcon } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { cn } from "../../styles/cn";
import { FieldError, type FieldOwnProps, joinIds } from "../field";
import { fieldMessages } from "../field/messages";
import { useMessages } from "../i18n-provider";

export interface CheckboxProps
  extends Omit<ComponentProps<typeof CheckboxPrimitive.Root>, "asChild" | "children" | "required">,
    FieldOwnProps {
  /** Whether it is ticked, for controlled use; `"indeterminate"` for some of the boxes below it. */
  checked?: boolean | "indeterminate";
  /**
   * Whether it starts ticked.
   * @default false
   */
  defaultChecked?: boolean | "indeterminate";
  /** Called with the new state when the visitor ticks or unticks it. */
  onCheckedChange?: (checked: boolean | "indeterminate") => void;
}

/**
 * One statement to agree to, or one setting to switch on. `className` styles the whole field; all other props, `ref`
 * and `id` included, go to the box.
 */
export function Checkbox({ label, hint, error, required, id, className, ...props }: CheckboxProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const messages = useMessages("field", fieldMessages);
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div data-slot="field" data-state={error ? "invalid" : "valid"} className={cn("min-w-0", className)}>
      <div className="flex items-start gap-2.5">
        <CheckboxPrimitive.Root
          data-slot="checkbox"
          id={controlId}
          required={required}
          aria-invalid={Boolean(error)}
          {...props}
          aria-describedby={joinIds(hint && hintId, error && errorId, props["aria-describedby"])}
          className={cn(
            "relative mt-2.5 grid size-6 shrink-0 place-items-center rounded-[min(var(--radius-control),6px)] border border-line-strong bg-surface-raised text-on-primary transition-colors duration-200",
            "enabled:hover:border-ink data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary",
            "disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-critical aria-invalid:inset-ring aria-invalid:inset-ring-critical",
            // A target of 44 px.
            "after:absolute after:-inset-2.75 after:content-['']",
          )}
        >
          <CheckboxPrimitive.Indicator data-slot="checkbox-indicator" className="group">
            <CheckIcon
              aria-hidden
              strokeWidth={2}
              className="size-4.5 group-data-[state=indeterminate]:hidden"
            />
            <MinusIcon aria-hidden strokeWidth={2} className="size-4.5 group-data-[state=checked]:hidden" />
          </CheckboxPrimitive.Indicator>
        </CheckboxPrimitive.Root>
        <div className="min-w-0 flex-1">
          <label data-slot="field-label" htmlFor={controlId} className="block py-2.5 leading-snug">
            {label}
            {required && (
              // Screen readers hear it from the box itself.
              <span data-slot="field-required" aria-hidden className="ms-3 text-ink-muted text-sm">
                {messages.required}
              </span>
            )}
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
