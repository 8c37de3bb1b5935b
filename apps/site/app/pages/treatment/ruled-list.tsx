/** Short statements under one another, each on a rule. */
export function RuledList({ points, className = "" }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={`${className} flex flex-col`}>
      {points.map((point) => (
        <li key={point} className="border-line border-t py-3 print:py-1">
          {point}
        </li>
      ))}
    </ul>
  );
}
