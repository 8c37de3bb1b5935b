import { CircleAlertIcon } from "lucide-react";
import { type ComponentProps, createContext, type ReactNode, use, useId } from "react";
import { cn } from "../../lib/cn";

/** What every field of the family takes. */
export interface FieldOwnProps {
  /** Names the control. It always stands above it and is never a placeholder. */
  label: ReactNode;
  /** Helps before the visitor answers, such as a format or a limit. */
  hint?: ReactNode;
  /** What is wrong with the answer. Its presence marks the field as invalid. */
  error?: ReactNode;
  /**
   * Says "required" beside the label and to screen readers.
   * @default false
   */
  required?: boolean;
}

export interface FieldProps extends ComponentProps<"div">, FieldOwnProps {
  /** Id of the control: what the label and the error summary point to. Made up when left out. */
  controlId?: string;
}

interface FieldControl {
  id: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean;
}

const FieldContext = createContext<FieldControl | null>(null);

/**
 * One question of a form: label, hint and error around a control. They are props and not parts, because the
 * control has to name them in the server's HTML, before any part could register itself.
 */
export function Field({
  label,
  hint,
  error,
  required = false,
  controlId,
  className,
  children,
  ...props
}: FieldProps) {
  const madeUpId = useId();
  const id = controlId ?? madeUpId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const control: FieldControl = {
    id,
    required,
    "aria-describedby": [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined,
    // Said outright: an empty required control is announced as invalid before it was ever answered otherwise.
    "aria-invalid": Boolean(error),
  };

  return (
    <div
      data-slot="field"
      data-state={error ? "invalid" : "valid"}
      className={cn("flex min-w-0 flex-col", className)}
      {...props}
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <label data-slot="field-label" htmlFor={id} className="font-semibold leading-snug">
          {label}
        </label>
        {required && (
          // Screen readers hear it from the control itself.
          <span data-slot="field-required" aria-hidden className="text-ink-muted text-sm">
            required
          </span>
        )}
      </div>
      {hint && (
        <p data-slot="field-hint" id={hintId} className="-mt-1 mb-2 text-ink-muted text-sm">
          {hint}
        </p>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** What is wrong, with an icon, so that it never depends on colour. */
export function FieldError({ className, children, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="field-error"
      className={cn("mt-2 flex gap-2 font-medium text-critical text-sm", className)}
      {...props}
    >
      <CircleAlertIcon aria-hidden strokeWidth={1.5} className="mt-px size-5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/**
 * The attributes that tie a control to the `Field` around it. Spread them on the control.
 * @throws {Error} outside a `Field`
 */
export function useFieldControl(): FieldControl {
  const control = use(FieldContext);
  if (!control) throw new Error("useFieldControl needs a Field around it.");
  return control;
}

/** The look of every control: 48 px high, hairline edge, a second line when invalid. */
export const controlClassName = cn(
  "block min-h-12 overridable:w-full min-w-0 rounded-control border border-line-strong bg-surface-raised px-4 py-2.5 text-base text-ink",
  "transition-colors duration-200 placeholder:text-ink-muted hover:border-ink",
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-ink-muted",
  "aria-invalid:border-critical aria-invalid:inset-ring aria-invalid:inset-ring-critical",
);
