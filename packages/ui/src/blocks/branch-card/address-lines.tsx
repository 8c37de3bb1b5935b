export interface AddressLinesProps {
  /** The address, one entry per line. */
  lines: readonly string[];
}

/** A postal address, line by line, and on paper in a row. */
export function AddressLines({ lines }: AddressLinesProps) {
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block print:inline print:not-last:after:content-[',_']">
          {line}
        </span>
      ))}
    </address>
  );
}
