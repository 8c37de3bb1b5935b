import { ChevronDownIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";
import { Picture, type PictureValue } from "../../components/picture";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";

export interface SpecialistCardsProps extends Omit<ComponentProps<"ul">, "children"> {
  /** The dentists in order; each card opens to the profile. */
  dentists: readonly {
    /** Its place in links, which open it: `/about-us#meera-iyer`. */
    id: string;
    name: string;
    /** What the dentist does at the clinic, and where. */
    role: string;
    branchNames?: string | undefined;
    portrait: PictureValue;
    /** In paragraphs. */
    biography: readonly string[];
    /** Degrees, languages, and the branches as links, each with its days. */
    facts: readonly {
      term: string;
      value?: string;
      links?: readonly { name: string; path: string; note?: string }[];
    }[];
  }[];
}

/** The dentists: faces and names in a grid without gaps, each a native disclosure with the profile. */
export function SpecialistCards({ dentists, className, ...props }: SpecialistCardsProps) {
  return (
    <ul
      data-slot="specialist-cards"
      className={cn("full-grid gap-y-6 sm:in-pairs lg:in-threes lg:gap-y-12", className)}
      {...props}
    >
      {dentists.map(({ id, name, role, branchNames, portrait, biography, facts }) => (
        <li key={id} data-slot="specialist-card" className="@container relative min-w-0 wrap-anywhere">
          <details className="group/card print:[&::details-content]:[content-visibility:visible]">
            <summary className="group/face grid list-none grid-cols-[min(6.5rem,33vw)_minmax(0,1fr)] gap-x-5 @max-[14rem]:grid-cols-1 lg:grid-cols-1 [&::-webkit-details-marker]:hidden">
              <Heading
                level={3}
                size="title"
                className="flex items-center gap-2 self-end text-primary underline-offset-[0.22em] group-hover/face:underline lg:mt-5"
              >
                {name}
                <ChevronDownIcon
                  strokeWidth={1.5}
                  className="size-5 shrink-0 transition-transform group-open/card:rotate-180 print:hidden"
                />
              </Heading>
              <span className="mt-1 text-ink-muted">
                {role}
                {branchNames && <br />}
                {branchNames}
              </span>
              {/* It follows the name in the HTML, so that a screen reader says first whom the button is about. */}
              <span className="relative order-first row-span-2 aspect-4/5 self-start overflow-clip rounded-t-arch bg-surface-sunken max-lg:@max-[14rem]:w-26 lg:row-span-1">
                <Picture
                  {...portrait}
                  sizes="(max-width: 900px) 7rem, 24rem"
                  className="absolute inset-0 size-full object-cover"
                />
              </span>
            </summary>
            <div className="flex max-w-prose flex-col gap-3 pt-4 pb-6">
              {/* Inside, so that browsers open the profile in a URL's fragment, but at the top of the card. */}
              <span id={id} className="absolute top-0" />
              {biography.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <dl className="flex flex-col gap-3 pt-1 text-sm">
                {facts.map(({ term, value, links = [] }) => (
                  <div key={term}>
                    <dt className="font-semibold text-ink-muted">{term}</dt>
                    {value && <dd>{value}</dd>}
                    {links.map(({ name, path, note }) => (
                      <dd key={path}>
                        <TextLink variant="standalone" href={path}>
                          {name}
                        </TextLink>
                        {note && `: ${note}`}
                      </dd>
                    ))}
                  </div>
                ))}
              </dl>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
