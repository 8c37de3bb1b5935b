import type { ContactPage } from "@clinic/content/pages";
import { Button } from "@clinic/ui/button";
import { CalendarPlusIcon } from "lucide-react";
import { formatDate } from "../dates";
import { calendarFileHref } from "./calendar-file";

export interface RequestedDayProps {
  labels: ContactPage["confirmation"];
  name: string;
  /** The day as `YYYY-MM-DD`. */
  date: string;
  /** The number of the request, where the server gives one. */
  reference?: string;
}

/** What a visitor has asked for, and the day as a file for their calendar. */
export function RequestedDay({ labels, name, date, reference }: RequestedDayProps) {
  const text = reference ? `${labels.entryText} ${reference}` : labels.entryText;
  const entry = { uid: reference ?? crypto.randomUUID(), date, title: labels.entryTitle, text };
  return (
    <>
      <dl className="space-y-3">
        <div>
          <dt className="text-ink-muted">{labels.name}</dt>
          <dd className="font-semibold">{name}</dd>
        </div>
        <div>
          <dt className="text-ink-muted">{labels.day}</dt>
          <dd className="font-semibold">{formatDate(date, { dateStyle: "full" })}</dd>
        </div>
      </dl>
      <Button asChild variant="secondary" size="small">
        <a href={calendarFileHref(entry, new Date())} download="appointment-request.ics">
          <CalendarPlusIcon aria-hidden strokeWidth={1.5} /> {labels.calendar}
        </a>
      </Button>
    </>
  );
}
