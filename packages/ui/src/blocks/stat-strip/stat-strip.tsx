import type { ComponentProps, ReactNode } from "react";
import { Container } from "../../components/section";
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

/** Figures as a measured strip: each over a dimension line, as on an architect's drawing. */
export function StatStrip({ label, stats, note, className, ...props }: StatStripProps) {
  return (
    <section
      data-slot="stat-strip"
      aria-label={label}
      className={cn("border-line border-y bg-surface-sunken py-8 md:py-20", className)}
      {...props}
    >
      <Container>
        <StatList className="gap-x-0 gap-y-6 md:gap-y-10">
          {stats.map(({ value, suffix, label }) => (
            <Stat
              key={label}
              value={value}
              suffix={suffix}
              label={label}
              className="pe-6 text-ink-muted [&_dd]:text-primary [&_dd]:after:mt-2 md:[&_dd]:after:mt-4 [&_dd]:after:block [&_dd]:after:h-2.5 [&_dd]:after:border-s [&_dd]:after:border-line-strong [&_dd]:after:bg-[linear-gradient(var(--color-line-strong),var(--color-line-strong))] [&_dd]:after:bg-[length:100%_1px] [&_dd]:after:bg-center [&_dd]:after:bg-no-repeat [&_dd]:after:-me-6"
            />
          ))}
        </StatList>
        {note && <p className="mt-5 text-sm md:mt-10 text-ink-muted">{note}</p>}
      </Container>
    </section>
  );
}
