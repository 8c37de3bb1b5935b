"use client";

import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useDirection } from "../../hooks/use-direction";
import { useFormReset } from "../../hooks/use-form-reset";
import { cn } from "../../styles/cn";
import { Button } from "../button";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "../dialog";
import { controlClassName, Field, type FieldOwnProps, fieldLabelId, useFieldControl } from "../field";
import { useI18n, useMessages } from "../i18n-provider";
import { Spinner } from "../spinner";
import type Calendar from "./calendar";
import { calendarModule } from "./calendar-module";
import { formatDay } from "./dates";
import { datePickerMessages } from "./messages";
import { differingZone, todayIn } from "./time-zone";

interface DatePickerOwnProps {
  /** The chosen day as `YYYY-MM-DD`, or an empty string for none. */
  value: string;
  /** Called with the day that was chosen, as `YYYY-MM-DD`. */
  onValueChange: (day: string) => void;
  /**
   * The time zone whose days are counted, as an IANA name: "Asia/Kolkata". The calendar names it where the visitor's
   * clock shows another time.
   * @default the visitor's own
   */
  timeZone?: string | undefined;
  /**
   * The first day that can be chosen, as `YYYY-MM-DD`. Called when the calendar opens, because the page may have been
   * built days ago.
   * @default today in `timeZone`
   */
  getToday?: (() => string) | undefined;
  /** The last day that can be chosen, as `YYYY-MM-DD`. Called when the calendar opens. */
  getLastDay?: (() => string) | undefined;
  /**
   * Given a day as `YYYY-MM-DD`, returns why it can't be chosen, as a sentence, or nothing if it can. Such days keep
   * their place in the calendar and take focus; screen readers hear the reason with the day, and the calendar shows it.
   */
  disabledDays?: ((day: string) => string | undefined) | undefined;
}

export interface DatePickerProps
  extends Omit<ComponentProps<"input">, "required" | "value" | "defaultValue" | "type" | "readOnly">,
    FieldOwnProps,
    DatePickerOwnProps {}

/**
 * A field for a day. The day is chosen in a calendar and cannot be typed; the calendar is
 * fully operable by keyboard and is loaded on focus or hover. `className` styles the whole field; all other props,
 * `ref` and `id` included, go to the read-only `<input>`; `name` sends `YYYY-MM-DD`.
 */
export function DatePicker({ label, hint, error, required, id, className, ...props }: DatePickerProps) {
  return (
    <Field {...{ label, hint, error, required, className }} controlId={id}>
      <DatePickerControl title={label} {...props} />
    </Field>
  );
}

type LoadedCalendar =
  | { state: "loading" | "failed"; Calendar?: undefined }
  | { state: "ready"; Calendar: typeof Calendar };

function DatePickerControl({
  title,
  value,
  onValueChange,
  timeZone,
  getToday,
  getLastDay,
  disabledDays,
  name,
  disabled,
  ref,
  ...props
}: DatePickerOwnProps & { title: ReactNode } & Omit<ComponentProps<"input">, "title">) {
  const { locale } = useI18n();
  const messages = useMessages("datePicker", datePickerMessages);
  const today = () => getToday?.() ?? todayIn(timeZone);
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
    calendarModule.load().then(
      (module) => setCalendar({ state: "ready", Calendar: module.default }),
      () => setCalendar({ state: "failed" }),
    );
  }

  function changeOpen(next: boolean) {
    if (next) loadCalendar();
    setOpen(next);
  }

  /** Says which zone's days are counted, if that isn't the visitor's. */
  function zoneNote() {
    const zone = timeZone && differingZone(timeZone, locale);
    return zone && ` ${messages.timeZone(zone, formatDay(today(), locale, "long"))}`;
  }

  function choose(day: string) {
    onValueChange(day);
    setOpen(false);
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
          // It can't be typed in: the one stop is the button, as in the date picker dialog of WAI-ARIA's practices.
          tabIndex={-1}
          value={value && formatDay(value, locale)}
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
            aria-label={
              value ? messages.changeFrom(formatDay(value, locale, "long").replace(",", "")) : undefined
            }
            aria-describedby={`${fieldLabelId(control.id)} ${control["aria-describedby"] ?? ""}`}
            className="grow px-3"
            onPointerEnter={loadCalendar}
            onFocus={loadCalendar}
          >
            {value ? messages.change : messages.choose}
          </Button>
        </DialogTrigger>
      </div>
      <DialogContent
        dir={direction}
        data-slot="date-picker-dialog"
        className="max-w-sm p-4 sm:p-6"
        onOpenAutoFocus={(event) => {
          // Until the calendar has loaded and takes it: on Cancel, an early Enter would close the dialog.
          event.preventDefault();
          (event.currentTarget as HTMLElement).focus();
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription className="mt-1 mb-5 text-sm">
          {messages.anyDay}
          {open && zoneNote()}
          <span className="hidden pointer-fine:inline"> {messages.keys}</span>
        </DialogDescription>
        {calendar.state === "ready" ? (
          <calendar.Calendar
            value={value}
            direction={direction}
            today={today()}
            lastDay={getLastDay?.()}
            disabledDays={disabledDays}
            locale={locale}
            messages={messages}
            onChoose={choose}
          />
        ) : (
          // As high as a month, so that the dialog doesn't grow when the calendar has loaded.
          <div role="status" className="flex min-h-93 flex-col items-center justify-center gap-4 text-center">
            {calendar.state === "loading" ? (
              <p className="flex gap-3 text-ink-muted">
                <Spinner /> {messages.loading}
              </p>
            ) : (
              <>
                <p>{messages.failed}</p>
                <Button variant="secondary" onClick={loadCalendar}>
                  {messages.tryAgain}
                </Button>
              </>
            )}
          </div>
        )}
        <div className="mt-4 flex flex-wrap">
          <DialogClose asChild>
            <Button variant="quiet" className="grow">
              {messages.cancel}
            </Button>
          </DialogClose>
          {value && (
            <Button variant="quiet" className="grow" onClick={() => choose("")}>
              {messages.clear}
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
