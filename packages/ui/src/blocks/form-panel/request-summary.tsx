import { CalendarPlusIcon } from "lucide-react";
import { Button } from "../../components/button";

export interface RequestSummaryProps {
  /** What was asked for. */
  facts: readonly { term: string; value: string }[];
  /** The requested day as a file for the visitor's calendar. */
  calendar: { name: string; href: string; fileName: string };
}

/** What a visitor has asked for, once an `AppointmentForm` has sent it. */
export function RequestSummary({ facts, calendar }: RequestSummaryProps) {
  return (
    <>
      <dl data-slot="request-summary" className="space-y-3">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-ink-muted">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Button asChild variant="secondary" size="small">
        <a href={calendar.href} download={calendar.fileName}>
          <CalendarPlusIcon strokeWidth={1.5} /> {calendar.name}
        </a>
      </Button>
    </>
  );
}
