import type { ContactPage } from "@clinic/content/pages/contact";
import { RequestSummary } from "@clinic/ui/blocks/form-panel";
import { useI18n } from "@clinic/ui/i18n-provider";
import { calendarFileHref } from "./calendar-file";

export interface RequestedDayProps {
  labels: ContactPage["form"]["confirmation"];
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
  const day = new Date(date).toLocaleDateString(useI18n().locale, {
    dateStyle: "full",
    timeZone: "UTC",
  });
  return (
    <RequestSummary
      facts={[
        { term: labels.name, value: name },
        { term: labels.day, value: day },
      ]}
      calendar={{
        name: labels.calendar,
        href: calendarFileHref(entry, new Date()),
        fileName: "appointment-request.ics",
      }}
    />
  );
}
