export interface AddressLinesProps {
  /** The address, one entry per line. */
  lines: readonly string[];
}

/** A postal address, line by line. */
export function AddressLines({ lines }: AddressLinesProps) {
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
