import type { FocusEvent } from "react";
import { type FieldError, type FieldValues, get, type Path, type UseFormReturn } from "react-hook-form";
import { controlId } from "./submission-form";

/**
 * Makes the props that the controls of a `SubmissionForm` have in common: label, id and error, and for native controls what
 * registers them.
 *
 * @param labels The label of each answer, by its name.
 */
export function controlsOf<Values extends FieldValues>(
  formId: string,
  { formState: { errors }, register }: UseFormReturn<Values, unknown, Values>,
  labels: Readonly<Record<Path<Values>, string>>,
) {
  const controlled = (name: Path<Values>) => ({
    label: labels[name],
    required: true,
    id: controlId(formId, name),
    error: (get(errors, name) as FieldError | undefined)?.message,
  });
  const native = (name: Path<Values>) => {
    const { onBlur, ...registered } = register(name);
    // Who only passes an empty answer hasn't left it out yet.
    const onLeave = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      event.target.value && onBlur(event);
    return { ...controlled(name), ...registered, onBlur: onLeave };
  };
  return { controlled, native };
}

/** How an e-mail address is typed. */
export const emailInput = {
  type: "email",
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;
