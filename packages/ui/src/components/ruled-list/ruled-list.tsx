import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

export interface RuledListProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Short statements, one per entry. */
  items: readonly string[];
}

/** Short statements under one another, each on a rule. */
export function RuledList({ items, className, ...props }: RuledListProps) {
  return (
    <ul
      data-slot="ruled-list"
      className={cn(
        "flex flex-col [&>li]:border-line [&>li]:border-t [&>li]:py-3 print:[&>li]:py-1",
        className,
      )}
      {...props}
    >
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
