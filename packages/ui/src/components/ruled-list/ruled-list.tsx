import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

export interface RuledListProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Short statements, one per entry. */
  items: readonly string[];
}

/** Short statements under one another, each on a rule. */
export function RuledList({ items, className, ...props }: RuledListProps) {
  return (
    <ul data-slot="ruled-list" className={cn("flex flex-col", className)} {...props}>
      {items.map((item) => (
        <li key={item} className="border-line border-t overridable:py-3 print:py-1">
          {item}
        </li>
      ))}
    </ul>
  );
}
