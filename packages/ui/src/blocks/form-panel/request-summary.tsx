export interface RequestSummaryProps {
  /** What was asked for. */
  facts: readonly { term: string; value: string }[];
}

/** What a visitor has asked for, once an `AppointmentForm` has sent it. */
export function RequestSummary({ facts }: RequestSummaryProps) {
  return (
    <dl data-slot="request-summary" className="flex flex-col gap-3">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-ink-muted">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
