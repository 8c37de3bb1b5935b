import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";
import { MoreLink } from "../block-section/more-link";

export interface EmergencyLineProps extends Omit<ComponentProps<"div">, "children"> {
  /** When to call, or where to go: what only this page says. */
  text?: string;
  /** The page with all signs. */
  link: { name: string; path: string };
}

/** What can't wait, in a line, on pages that few open in fear. For the others: `EmergencyNotice`. */
export function EmergencyLine({ text, link, className, ...props }: EmergencyLineProps) {
  return (
    <div
      data-slot="emergency-line"
      className={cn("break-inside-avoid border-critical border-s-[3px] ps-4", className)}
      {...props}
    >
      {text && <p className="max-w-prose">{text}</p>}
      <MoreLink {...link} className="print:hidden" />
    </div>
  );
}
