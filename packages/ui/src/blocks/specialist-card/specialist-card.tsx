import { ChevronDownIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Heading, type HeadingProps } from "../../components/heading";
import { cn } from "../../styles/cn";

export interface SpecialistCardsProps extends ComponentProps<"ul"> {
  /**
   * `large` shows the portraits above the names from 601 px on; `small` always beside them.
   * @default "large"
   */
  size?: "large" | "small";
}

/** An overview of the dentists: faces and names in a grid without gaps. */
export function SpecialistCards({ size = "large", className, ...props }: SpecialistCardsProps) {
  return (
    <ul
      data-slot="specialist-cards"
      data-size={size}
      className={cn(
        "group/cards full-grid gap-y-6",
        size === "large" ? "sm:in-threes sm:gap-y-12" : "lg:in-pairs",
        className,
      )}
      {...props}
    />
  );
}

/** One dentist: a portrait, a name, a role, and what a visitor can open. */
export function SpecialistCard({ className, ...props }: ComponentProps<"li">) {
  return (
    <li
      data-slot="specialist-card"
      className={cn(
        "relative grid min-w-0 grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-x-5 wrap-anywhere",
        "sm:group-data-[size=large]/cards:grid-cols-1 sm:group-data-[size=large]/cards:[grid-template-rows:auto_auto_auto_1fr]",
        className,
      )}
      {...props}
    />
  );
}

/** The frame of the portrait: a round top on a straight foot. Takes the picture as its only child. */
export function SpecialistCardPortrait({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="specialist-card-portrait"
      className={cn(
        "relative row-span-3 aspect-4/5 w-full self-start overflow-clip rounded-t-arch bg-surface-sunken",
        "sm:group-data-[size=large]/cards:row-span-1",
        "[&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover",
        className,
      )}
      {...props}
    />
  );
}

/** The dentist's name, with the link to the dentist's page: the whole card leads there. */
export function SpecialistCardName({ className, ...props }: HeadingProps) {
  return (
    <Heading
      data-slot="specialist-card-name"
      level={3}
      size="title"
      className={cn(
        "self-end text-primary underline-offset-[0.22em] [&_a]:hover:underline [&_a]:after:absolute [&_a]:after:inset-0",
        "sm:group-data-[size=large]/cards:mt-5 sm:group-data-[size=large]/cards:self-start",
        className,
      )}
      {...props}
    />
  );
}

/** What the dentist does at the clinic, and where. */
export function SpecialistCardRole({ className, ...props }: ComponentProps<"p">) {
  return <p data-slot="specialist-card-role" className={cn("mt-1 text-ink-muted", className)} {...props} />;
}

export interface SpecialistCardMoreProps extends ComponentProps<"details"> {
  /** What opens it: "How Dr Iyer works". No two cards have the same. */
  label: string;
}

/** The biography, which opens in place and is always printed. */
export function SpecialistCardMore({ label, className, children, ...props }: SpecialistCardMoreProps) {
  return (
    <details
      data-slot="specialist-card-more"
      className={cn(
        // Above the link that covers the card.
        "group/more relative z-1 max-sm:col-span-full print:[&::details-content]:[content-visibility:visible]",
        className,
      )}
      {...props}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-primary underline-offset-[0.22em] hover:underline print:hidden [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDownIcon
          aria-hidden
          strokeWidth={1.5}
          className="size-5 shrink-0 transition-transform duration-200 group-open/more:rotate-180"
        />
      </summary>
      <div className="max-w-prose space-y-3 pb-4">{children}</div>
    </details>
  );
}
