import { ChevronDownIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";
import { Link } from "../../components/link";
import { Picture, type PictureValue } from "../../components/picture";
import { cn } from "../../styles/cn";

export interface SpecialistCardsProps extends Omit<ComponentProps<"ul">, "children"> {
  /**
   * `large` shows the portraits above the names from 601 px on; `small` always beside them.
   * @default "large"
   */
  size?: "large" | "small";
  /** The dentists in order; the whole card leads to the dentist's page. */
  dentists: readonly {
    /** Fragment that leads to the card. */
    id?: string;
    name: string;
    path: string;
    /** What the dentist does at the clinic, and where. */
    role: string;
    branchNames?: string;
    portrait: PictureValue;
    /** The biography in paragraphs, and what opens it: "How Dr Iyer works". No two cards have the same. */
    more?: { label: string; body: readonly string[] };
  }[];
}

/** An overview of the dentists: faces and names in a grid without gaps. */
export function SpecialistCards({ size = "large", dentists, className, ...props }: SpecialistCardsProps) {
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
    >
      {dentists.map(({ id, name, path, role, branchNames, portrait, more }) => (
        <li
          key={path}
          id={id}
          data-slot="specialist-card"
          className="relative grid min-w-0 grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-x-5 wrap-anywhere sm:group-data-[size=large]/cards:grid-cols-1 sm:group-data-[size=large]/cards:[grid-template-rows:auto_auto_auto_1fr]"
        >
          <div className="relative row-span-3 aspect-4/5 w-full self-start overflow-clip rounded-t-arch bg-surface-sunken sm:group-data-[size=large]/cards:row-span-1">
            <Picture
              {...portrait}
              sizes={size === "large" ? "(max-width: 600px) 7rem, 24rem" : "7rem"}
              className="absolute inset-0 size-full object-cover"
            />
          </div>
          <Heading
            level={3}
            size="title"
            className="self-end text-primary underline-offset-[0.22em] sm:group-data-[size=large]/cards:mt-5 sm:group-data-[size=large]/cards:self-start"
          >
            <Link href={path} className="after:absolute after:inset-0 hover:underline">
              {name}
            </Link>
          </Heading>
          <p className="mt-1 text-ink-muted">
            {role}
            {branchNames && <br />}
            {branchNames}
          </p>
          {more && <Biography {...more} />}
        </li>
      ))}
    </ul>
  );
}

/** Opens in place, and is always printed. */
function Biography({ label, body }: { label: string; body: readonly string[] }) {
  return (
    // Above the link that covers the card.
    <details className="group/more relative z-1 max-sm:col-span-full print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-primary underline-offset-[0.22em] hover:underline print:hidden [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDownIcon
          aria-hidden
          strokeWidth={1.5}
          className="size-5 shrink-0 transition-transform duration-200 group-open/more:rotate-180"
        />
      </summary>
      <div className="max-w-prose space-y-3 pb-4">
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}
