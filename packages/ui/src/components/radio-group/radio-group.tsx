"use client";

import { useComposedRefs } from "@radix-ui/react-compose-refs";
import * as RadioGroupPrimitive from "@radix-ui/react-radio-group";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useId,
  useRef,
} from "react";
import { useDirection } from "../../hooks/use-direction";
import { cn } from "../../styles/cn";
import { FieldError, type FieldOwnProps, fieldLabelId, joinIds } from "../field";
import { fieldMessages } from "../field/messages";
import { useMessages } from "../i18n-provider";

/** Whether an arrow key was the last one: Radix forgets it with the key's release, before it moves the focus. */
const MovesByArrowContext = createContext<RefObject<boolean>>({ current: false });

export interface RadioGroupProps
  extends Omit<ComponentProps<typeof RadioGroupPrimitive.Root>, "asChild" | "dir" | "required">,
    FieldOwnProps {
  /** The chosen answer, for controlled use with `onValueChange`. */
  value?: string | null;
  /** The answer that is chosen first; none by default. */
  defaultValue?: string;
  /** Called with the value of the answer that the visitor chooses. */
  onValueChange?: (value: string) => void;
}

/**
 * A question with two to five fixed answers, all in view, as `RadioGroupItem`s. `className` styles the whole field; all
 * other props, `ref` and `id` included, go to the group.
 */
export function RadioGroup({
  label,
  hint,
  error,
  required,
  id,
  className,
  children,
  ref,
  onKeyDown,
  ...props
}: RadioGroupProps) {
  const generatedId = useId();
  const groupId = id ?? generatedId;
  const messages = useMessages("field", fieldMessages);
  const hintId = `${groupId}-hint`;
  const errorId = `${groupId}-error`;
  const group = useRef<HTMLDivElement>(null);
  const refs = useComposedRefs(group, ref);
  const direction = useDirection(group);
  const movesByArrow = useRef(false);
  return (
    <div data-slot="field" data-state={error ? "invalid" : "valid"} className={cn("min-w-0", className)}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span data-slot="field-label" id={fieldLabelId(groupId)} className="font-semibold leading-snug">
          {label}
        </span>
        {required && (
          // Screen readers hear it from the group itself.
          <span data-slot="field-required" aria-hidden className="text-ink-muted text-sm">
            {messages.required}
          </span>
        )}
      </div>
      {hint && (
        <p data-slot="field-hint" id={hintId} className="-mt-1 mb-2 text-ink-muted text-sm">
          {hint}
        </p>
      )}
      <RadioGroupPrimitive.Root
        data-slot="radio-group"
        id={groupId}
        dir={direction}
        required={required}
        aria-labelledby={fieldLabelId(groupId)}
        aria-invalid={Boolean(error)}
        asChild
        onKeyDown={(event) => {
          onKeyDown?.(event);
          movesByArrow.current = event.key.startsWith("Arrow");
        }}
        {...props}
        aria-describedby={joinIds(hint && hintId, error && errorId, props["aria-describedby"])}
      >
        {/* Radix needs the direction for its arrow keys, but would also write it into the page, as "ltr" at first. */}
        <div ref={refs} dir={undefined}>
          <MovesByArrowContext value={movesByArrow}>{children}</MovesByArrowContext>
        </div>
      </RadioGroupPrimitive.Root>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export interface RadioGroupItemProps
  extends Omit<ComponentProps<typeof RadioGroupPrimitive.Item>, "asChild" | "children"> {
  /** What the group's value is when this answer is chosen. */
  value: string;
  /** The answer. */
  label: ReactNode;
  /** Explains it: an address, a consequence. */
  hint?: ReactNode;
}

/** One answer. `className` styles its line; all other props, `ref` and `id` included, go to the button. */
export function RadioGroupItem({ label, hint, id, className, onFocus, ...props }: RadioGroupItemProps) {
  const movesByArrow = use(MovesByArrowContext);
  const generatedId = useId();
  const itemId = id ?? generatedId;
  const hintId = `${itemId}-hint`;
  return (
    <div className={cn("flex items-start gap-2.5", className)}>
      <RadioGroupPrimitive.Item
        data-slot="radio-group-item"
        id={itemId}
        onFocus={(event) => {
          onFocus?.(event);
          if (!movesByArrow.current || event.defaultPrevented) return;
          // Keeps Radix from choosing it a second time.
          event.preventDefault();
          movesByArrow.current = false;
          event.currentTarget.click();
        }}
        {...props}
        aria-describedby={joinIds(hint && hintId, props["aria-describedby"])}
        className={cn(
          "relative mt-2.5 grid size-6 shrink-0 place-items-center rounded-full border border-line-strong bg-surface-raised transition-colors duration-200",
          "enabled:hover:border-ink data-[state=checked]:border-primary",
          "disabled:cursor-not-allowed disabled:opacity-55 [[aria-invalid=true]_&]:border-critical",
          // A target of 44 px.
          "after:absolute after:-inset-2.75 after:content-['']",
        )}
      >
        <RadioGroupPrimitive.Indicator
          data-slot="radio-group-indicator"
          className="size-3 rounded-full bg-primary forced-colors:bg-[Highlight]"
        />
      </RadioGroupPrimitive.Item>
      <div className="min-w-0 flex-1">
        <label htmlFor={itemId} className="block py-2.5 leading-snug">
          {label}
        </label>
        {hint && (
          <p data-slot="field-hint" id={hintId} className="-mt-1.5 pb-2 text-ink-muted text-sm">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
