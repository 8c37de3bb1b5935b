import { ArrowLeftIcon, ArrowRightIcon } from "lucide-react";
import type { ComponentProps } from "react";
import type { NamedLink } from "../../components/link";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";

export interface PageStepsProps extends Omit<ComponentProps<"nav">, "children"> {
  /** Names the links for screen readers. */
  label: string;
  /** Which page this is, and of how many. */
  place: string;
  /** The page before. None on the first. */
  newer?: NamedLink | undefined;
  /** The page after. None on the last. */
  older?: NamedLink | undefined;
}

/** The way through a list in pages, which works without scripts. */
export function PageSteps({ label, place, newer, older, className, ...props }: PageStepsProps) {
  return (
    <nav
      data-slot="page-steps"
      aria-label={label}
      className={cn(
        "flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t pt-6 print:hidden",
        className,
      )}
      {...props}
    >
      {newer && (
        <TextLink href={newer.path} rel="prev" variant="standalone">
          <ArrowLeftIcon strokeWidth={1.5} className="rtl:rotate-180" /> {newer.name}
        </TextLink>
      )}
      <p className="text-ink-muted">{place}</p>
      {older && (
        <TextLink href={older.path} rel="next" variant="standalone">
          {older.name} <ArrowRightIcon strokeWidth={1.5} className="rtl:rotate-180" />
        </TextLink>
      )}
    </nav>
  );
}
