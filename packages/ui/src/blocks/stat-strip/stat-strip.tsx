import type { ComponentProps, ReactNode } from "react";
import { Stat, StatList, type StatProps } from "../../components/stat";
import { cn } from "../../styles/cn";

export interface StatStripProps extends Omit<ComponentProps<"section">, "children"> {
  /** Names the strip for screen readers: "In numbers". */
  label: string;
  /** Two to four figures. */
  stats: readonly Pick<StatProps, "value" | "suffix" | "label">[];
  /** Who counted, and when. */
  note?: ReactNode;
}

/** Figures over dimension lines, as on an architect's drawing, beside something else. */
export function StatStrip({ label, stats, note, className, ...props }: StatStripProps) {
  return (
    <section data-slot="stat-strip" aria-label={label} className={className} {...props}>
      <StatList
        className={cn(
          "grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-0 gap-y-5 [&>*]:gap-1 [&>*]:pe-4 [&_dd]:text-heading [&_dd]:text-primary [&_dt]:text-ink-muted",
          "[&_dd]:after:mt-1 [&_dd]:after:-me-4 [&_dd]:after:block [&_dd]:after:h-2.5 [&_dd]:after:border-line-strong [&_dd]:after:border-s [&_dd]:after:bg-[linear-gradient(var(--color-line-strong),var(--color-line-strong))] [&_dd]:after:bg-[length:100%_1px] [&_dd]:after:bg-center [&_dd]:after:bg-no-repeat",
        )}
      >
        {stats.map(({ value, suffix, label }) => (
          <Stat key={label} value={value} suffix={suffix} label={label} />
        ))}
      </StatList>
      {note && <p className="mt-3 text-ink-muted text-sm">{note}</p>}
    </section>
  );
}
