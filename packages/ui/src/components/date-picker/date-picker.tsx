import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { useDirection } from "../../hooks/use-direction";
import { useFormReset } from "../../hooks/use-form-reset";
import { cn } from "../../styles/cn";
import { Button } from "../button";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "../dialog";
import { controlClassName, Field, type FieldOwnProps, fieldLabelId, useFieldControl } from "../field";
import { Spinner } from "../spinner";
import type Calendar from "./calendar";
import { formatDate } from "./dates";

interface DatePickerOwnProps {
  /** The chosen day as `YYYY-MM-DD`, or an empty string for none. */
  value: string;
  /** Called with the day that was chosen, as `YYYY-MM-DD`. */
  onValueChange: (day: string) => void;
  /** The first day that can be chosen, as `YYYY-MM-DD`. Asked when the calendar opens: a page may have been built days ago. */
  getToday: () => string;
}

export interface DatePickerProps
  extends Omit<ComponentProps<"input">, "required" | "value" | "defaultValue" | "type" | "readOnly">,
    FieldOwnProps,
    DatePickerOwnProps {}

/**
 * A question for a day. The day is chosen in a calendar and cannot be typed (specification, section 5); the
 * calendar works wholly by keyboard and is loaded on focus or hover. `className` styles the whole field; all
 * other props, `ref` and `id` included, go to the read-only `<input>`; `name` sends `YYYY-MM-DD`.
 */
export function DatePicker({ label, hint, error, required, id, className, ...props }: DatePickerProps) {
  return (
    <Field {...{ label, hint, error, required, className }} controlId={id}>
      <DatePickerControl {...props} />
    </Field>
  );
}

type LoadedCalendar =
  | { state: "loading" | "failed"; Calendar?: undefined }
  | { state: "ready"; Calendar: typeof Calendar };

function DatePickerControl({
  value,
  onValueChange,
  getToday,
  name,
  disabled,
  ref,
  ...props
}: DatePickerOwnProps & ComponentProps<"input">) {
  const control = useFieldControl(props);
  const input = useRef<HTMLInputElement>(null);
  const refs = useComposedRefs(input, ref);
  const direction = useDirection(input);
  const [initialValue] = useState(value);
  const [open, setOpen] = useState(false);
  const [calendar, setCalendar] = useState<LoadedCalendar>({ state: "loading" });

  useFormReset(input, () => value !== initialValue && onValueChange(initialValue));

  function loadCalendar() {
    if (calendar.state === "ready") return;
    setCalendar({ state: "loading" });
    import("./calendar").then(
      (module) => setCalendar({ state: "ready", Calendar: module.default }),
      () => setCalendar({ state: "failed" }),
    );
  }

  function changeOpen(next: boolean) {
    if (next) loadCalendar();
    setOpen(next);
  }

  function openByKey(event: KeyboardEvent) {
    const opens = ["Enter", " "].includes(event.key) || (event.key === "ArrowDown" && event.altKey);
    if (!opens) return;
    // Enter would submit the form.
    event.preventDefault();
    changeOpen(true);
  }

  return (
    <Dialog open={open} onOpenChange={changeOpen}>
      <div className="flex flex-wrap gap-2">
        <input
          data-slot="date-picker-value"
          readOnly
          value={value && formatDate(value)}
          disabled={disabled}
          onClick={() => changeOpen(true)}
          onKeyDown={openByKey}
          className={cn(controlClassName, "w-auto flex-[999_1_14.2rem] cursor-pointer")}
          {...props}
          {...control}
          ref={refs}
        />
        {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
        <DialogTrigger asChild>
          <Button
            variant="secondary"
            disabled={disabled}
            // Focus returns here, so that a screen reader confirms the choice.
            aria-label={value ? `Change date, ${formatDate(value, "long").replace(",", "")}` : undefined}
            aria-describedby={fieldLabelId(control.id)}
            className="grow px-3"
            onPointerEnter={loadCalendar}
            onFocus={loadCalendar}
          >
            {value ? "Change date" : "Choose date"}
          </Button>
        </DialogTrigger>
      </div>
      <DialogContent
        dir={direction}
        data-slot="date-picker-dialog"
        className="max-w-sm p-[min(1rem,4vw)] sm:p-6"
      >
        <DialogTitle>Choose a date</DialogTitle>
        <DialogDescription className="mt-1 mb-5 text-sm">
          Any day from today on.
          <span className="hidden pointer-fine:inline">
            {" "}
            Arrow keys move by day, Page Up and Page Down by month.
          </span>
        </DialogDescription>
        {calendar.state === "ready" ? (
          <calendar.Calendar
            value={value}
            direction={direction}
            today={getToday()}
            onChoose={(day) => {
              onValueChange(day);
              setOpen(false);
            }}
          />
        ) : (
          // As high as a month, so that the dialog doesn't grow when the calendar has loaded.
          <div role="status" className="flex min-h-93 flex-col items-center justify-center gap-4 text-center">
            {calendar.state === "loading" ? (
              <p className="flex gap-3 text-ink-muted">
                <Spinner /> Loading the calendar...
              </p>
            ) : (
              <>
                <p>The calendar could not be loaded. Your connection may have dropped.</p>
                <Button variant="secondary" onClick={loadCalendar}>
                  Try again
                </Button>
              </>
            )}
          </div>
        )}
        <DialogClose asChild>
          <Button variant="quiet" className="mt-4 w-full">
            Cancel
          </Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  );
}
