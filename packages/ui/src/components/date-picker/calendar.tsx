import { ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { DayButton, DayPicker } from "react-day-picker";
import { cn } from "../../styles/cn";
import { countCharacters } from "../i18n-provider/words";
import { formatDate, formatDay, parseIsoDate, toIsoDate } from "./dates";
import type { datePickerMessages } from "./messages";

export interface CalendarProps {
  /** The chosen day as `YYYY-MM-DD`, or an empty string. */
  value: string;
  /** The first day that can be chosen, as `YYYY-MM-DD`; it is marked as today. */
  today: string;
  /** The last day that can be chosen, as `YYYY-MM-DD`. */
  lastDay?: string | undefined;
  /** Why a day from then on can't be chosen, if it can't. */
  disabledDays?: ((day: string) => string | undefined) | undefined;
  /** The direction of the text around the field. */
  direction: "ltr" | "rtl";
  /** Language and region of the names of months and days. */
  locale: string;
  /** Messages in the language of the page. */
  messages: typeof datePickerMessages;
  /** Called with the day that was chosen, as `YYYY-MM-DD`. */
  onChoose: (day: string) => void;
}

const navigationButton =
  "grid size-11 place-items-center rounded-control border border-line-strong hover:border-ink hover:bg-surface-sunken aria-disabled:border-line aria-disabled:text-line-strong aria-disabled:hover:bg-transparent";

/** One month at a time. A module of its own, because it is loaded on demand. */
export default function Calendar({
  value,
  today,
  lastDay,
  disabledDays,
  direction,
  locale,
  messages,
  onChoose,
}: CalendarProps) {
  const firstDay = parseIsoDate(today);
  const finalDay = lastDay ? parseIsoDate(lastDay) : undefined;
  const selected = value ? parseIsoDate(value) : undefined;
  const reasonFor = (date: Date) => {
    if (date < firstDay) return messages.past;
    return finalDay && date > finalDay ? messages.tooFar : disabledDays?.(toIsoDate(date));
  };
  /** The day last focused or pointed at. */
  const [regarded, setRegarded] = useState<Date>();
  const reason = regarded && reasonFor(regarded);

  return (
    <>
      <DayPicker
        autoFocus
        required
        mode="single"
        selected={selected}
        onSelect={(date) => !reasonFor(date) && onChoose(toIsoDate(date))}
        today={firstDay}
        startMonth={firstDay}
        {...(finalDay && { endMonth: finalDay })}
        defaultMonth={selected ?? firstDay}
        disabled={[{ before: firstDay }, ...(finalDay ? [{ after: finalDay }] : [])]}
        modifiers={{ unavailable: (date) => reasonFor(date) !== undefined }}
        // DayPicker limits keyboard moves to months only: a key that leads before today, or too far, would do nothing.
        dateLib={{
          max: (dates) => new Date(Math.max(...dates.map(Number), Number(firstDay))),
          min: (dates) => new Date(Math.min(...dates.map(Number), Number(finalDay ?? Infinity))),
        }}
        weekStartsOn={1}
        fixedWeeks
        dir={direction}
        lang={locale}
        onDayFocus={setRegarded}
        onDayMouseEnter={setRegarded}
        onDayClick={setRegarded}
        onDayBlur={() => setRegarded(undefined)}
        formatters={{
          formatCaption: (date) => formatDate(date, locale, { month: "long", year: "numeric" }),
          formatWeekdayName: (date) => weekdayName(date, locale),
          formatDay: (date) => formatDate(date, locale, { day: "numeric" }),
        }}
        labels={{
          labelGrid: (date) => formatDate(date, locale, { month: "long", year: "numeric" }),
          labelWeekday: (date) => formatDate(date, locale, { weekday: "long" }),
          labelDayButton: (date, modifiers) => {
            let name = formatDay(toIsoDate(date), locale, "long");
            if (modifiers.today) name = messages.today(name);
            if (modifiers.selected) name = messages.chosen(name);
            // A whole month of days that are past would be tiring to hear: only the one that was tried says so.
            const reason = (!modifiers.disabled || modifiers.focused) && reasonFor(date);
            return reason ? messages.unavailable(name, reason) : name;
          },
          labelNav: () => messages.navigation,
          labelPrevious: () => messages.previousMonth,
          labelNext: () => messages.nextMonth,
        }}
        components={{ CaptionLabel: MonthName, Chevron, DayButton: Day }}
        classNames={{
          // Large text is as large as seven columns, and a month's name between the buttons, fit the window.
          months: "relative",
          nav: "absolute inset-x-0 top-0 flex justify-between",
          button_previous: navigationButton,
          button_next: navigationButton,
          month_caption:
            "grid min-h-11 place-items-center px-12 text-center font-display [font-size:min(var(--text-title),9vw)] leading-tight",
          month_grid: "mt-4 w-full table-fixed border-collapse",
          weekday: "py-2 font-medium text-ink-muted [font-size:min(var(--text-sm),4.7vw)]",
          day: "p-0",
          day_button: cn(
            "grid min-h-11 w-full place-items-center rounded-control border border-transparent [font-size:min(1em,6.25vw)] tabular-nums",
            "not-aria-disabled:hover:border-line-strong aria-disabled:cursor-not-allowed in-data-disabled:text-line-strong",
            "not-in-data-disabled:aria-disabled:text-ink-muted not-in-data-disabled:aria-disabled:line-through",
            "in-aria-selected:border-2 in-aria-selected:border-primary in-aria-selected:bg-primary in-aria-selected:text-on-primary",
            "forced-colors:aria-disabled:text-[GrayText] forced-colors:in-aria-selected:bg-[Highlight] forced-colors:in-aria-selected:text-[HighlightText] forced-colors:in-aria-selected:forced-color-adjust-none",
          ),
          today: "font-bold underline decoration-2 underline-offset-4",
        }}
      />
      {/* Two lines high, so that the dialog doesn't grow. Screen readers hear the reason with the day. */}
      <p data-slot="date-picker-reason" aria-hidden className="mt-3 min-h-[3em] text-sm">
        {reason &&
          `${formatDate(regarded, locale, { weekday: "short", day: "numeric", month: "short" })}: ${reason}`}
      </p>
    </>
  );
}

/** Narrow where the short name doesn't fit the column: in Arabic, short names are the full ones. */
function weekdayName(date: Date, locale: string) {
  const short = formatDate(date, locale, { weekday: "short" });
  return countCharacters(short) > 4 ? formatDate(date, locale, { weekday: "narrow" }) : short;
}

/** Announced when the buttons change the month. By keys, the day that takes focus names it. */
function MonthName(props: ComponentProps<"span">) {
  return <span {...props} aria-live={document.activeElement?.closest("[role=grid]") ? "off" : "polite"} />;
}

function Day(props: ComponentProps<typeof DayButton>) {
  const { unavailable } = props.modifiers;
  // Not `disabled`: whoever tries a day learns why it can't be chosen.
  return <DayButton {...props} disabled={false} aria-disabled={unavailable} />;
}

function Chevron({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  const Icon = orientation === "left" ? ChevronLeftIcon : ChevronRightIcon;
  return <Icon aria-hidden strokeWidth={1.5} className="size-5 rtl:rotate-180" />;
}
