import { CalendarDaysIcon, MessageSquareTextIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "../../components/link";
import { cn } from "../../styles/cn";

const looks = {
  book: {
    Icon: CalendarDaysIcon,
    iconClassName: undefined,
    className: "border-primary bg-primary text-on-primary hover:bg-primary-strong",
    textClassName: "text-on-primary-muted",
  },
  ask: {
    Icon: MessageSquareTextIcon,
    iconClassName: "text-primary",
    className: "border-line-strong hover:border-ink hover:bg-surface-sunken",
    textClassName: "text-ink-muted",
  },
};

export interface ContactChoiceProps extends Omit<ComponentProps<"nav">, "children"> {
  /** Names the two links for screen readers. */
  label: string;
  /** The links, the one to recommend first. On phones their text is left out. */
  links: readonly { kind: keyof typeof looks; name: string; text: string; path: string }[];
}

/** The choice between two forms: booking, which is the primary action, and asking. */
export function ContactChoice({ label, links, className, ...props }: ContactChoiceProps) {
  return (
    <nav
      data-slot="contact-choice"
      aria-label={label}
      className={cn(
        "grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 sm:gap-6",
        className,
      )}
      {...props}
    >
      {links.map(({ kind, name, text, path }) => {
        const { Icon, iconClassName, ...look } = looks[kind];
        return (
          <Link
            key={path}
            href={path}
            className={cn(
              "flex items-center gap-3 rounded-panel border px-3 py-3.5 transition-colors sm:items-start sm:gap-4 sm:p-6 [&_svg]:size-6 [&_svg]:shrink-0",
              look.className,
            )}
          >
            <Icon aria-hidden strokeWidth={1.5} className={iconClassName} />
            <span>
              <span className="block font-semibold leading-snug">{name}</span>
              <span className={cn("mt-1 hidden sm:block", look.textClassName)}>{text}</span>
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
