import { ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { DayPicker } from "react-day-picker";
import { cn } from "../../styles/cn";
import { formatDate, parseIsoDate, toIsoDate } from "./dates";

export interface CalendarProps {
  /** The chosen day as `YYYY-MM-DD`, or an empty string. */
  value: string;
  /** The first day that can be chosen, as `YYYY-MM-DD`; it is marked as today. */
  today: string;
  /** The direction of the text around the field. */
  direction: "ltr" | "rtl";
  /** Called with the day that was chosen, as `YYYY-MM-DD`. */
  onChoose: (day: string) => void;
}

const navigationButton =
  "grid size-11 place-items-center rounded-control border border-line-strong hover:border-ink hover:bg-surface-sunken aria-disabled:border-line aria-disabled:text-line-strong aria-disabled:hover:bg-transparent";

/** One month at a time. A module of its own, because it is loaded on demand. */
export default function Calendar({ value, today, direction, onChoose }: CalendarProps) {
  const firstDay = parseIsoDate(today);
  const selected = value ? parseIsoDate(value) : undefined;

  return (
    <DayPicker
      autoFocus
      required
      mode="single"
      selected={selected}
      onSelect={(date) => onChoose(toIsoDate(date))}
      today={firstDay}
      startMonth={firstDay}
      defaultMonth={selected ?? firstDay}
      disabled={{ before: firstDay }}
      // DayPicker bounds keyboard moves by the first month; without the first day, a key that leads before it does nothing.
      dateLib={{ max: (dates) => new Date(Math.max(...dates.map(Number), Number(firstDay))) }}
      weekStartsOn={1}
      fixedWeeks
      dir={direction}
      labels={{
        labelDayButton: (date, { today: isToday, selected: isSelected }) =>
          [isToday && "Today", formatDate(toIsoDate(date), "long"), isSelected && "chosen"]
            .filter(Boolean)
            .join(", "),
        labelPrevious: () => "Previous month",
        labelNext: () => "Next month",
      }}
      components={{ Chevron }}
      classNames={{
        months: "relative flow-root",
        // Scrolls sideways where the text is much larger than the window allows; the padding is for the focus ring.
        month: "-m-1.5 overflow-x-auto p-1.5",
        nav: "absolute inset-x-0 top-0 flex justify-between",
        button_previous: navigationButton,
        button_next: navigationButton,
        month_caption: "grid min-h-11 place-items-center font-display text-title",
        month_grid: "mt-4 w-full min-w-63 table-fixed border-collapse",
        weekday: "py-2 font-medium text-ink-muted text-sm",
        day: "p-0.5",
        day_button: cn(
          "grid min-h-11 w-full place-items-center rounded-control border border-transparent tabular-nums",
          "enabled:hover:border-line-strong disabled:text-line-strong",
          "in-aria-selected:border-2 in-aria-selected:border-primary in-aria-selected:bg-primary in-aria-selected:text-on-primary",
          "forced-colors:in-aria-selected:bg-[Highlight] forced-colors:in-aria-selected:text-[HighlightText] forced-colors:in-aria-selected:forced-color-adjust-none",
        ),
        today: "font-bold underline decoration-2 underline-offset-4",
      }}
    />
  );
}

function Chevron({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  const Icon = orientation === "left" ? ChevronLeftIcon : ChevronRightIcon;
  return <Icon aria-hidden strokeWidth={1.5} className="size-5 rtl:rotate-180" />;
}
