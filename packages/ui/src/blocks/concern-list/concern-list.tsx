import { ChevronDownIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";

export interface ConcernListProps extends Omit<ComponentProps<"div">, "children"> {
  /** Headings in each concern: when to come, and what to read. */
  labels: { when: string; read: string };
  /** What brings visitors here, in order. */
  concerns: readonly {
    /** Its place in links: `/concerns#pain`. */
    id: string;
    name: string;
    /** When to come. */
    when: string;
    /** What could be closest, each with the page that answers it. */
    choices: readonly { name: string; path: string; text?: string }[];
  }[];
}

/** From a concern, in a visitor's words, to the page that answers it: native disclosures, and links. */
export function ConcernList({ labels, concerns, className, ...props }: ConcernListProps) {
  return (
    <div data-slot="concern-list" className={cn("border-line-strong border-b", className)} {...props}>
      {concerns.map(({ id, name, when, choices }) => (
        <details
          key={id}
          className="group/concern border-line-strong border-t print:[&::details-content]:[content-visibility:visible]"
        >
          <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-3 text-primary underline-offset-[0.22em] hover:underline [&::-webkit-details-marker]:hidden">
            <h2 className="font-display text-title">{name}</h2>
            <ChevronDownIcon
              strokeWidth={1.5}
              className="size-6 shrink-0 transition-transform group-open/concern:rotate-180"
            />
          </summary>
          {/* The id is inside, so that browsers open the concern in a URL's fragment. */}
          <div id={id} className="grid grid-cols-1 gap-x-column gap-y-6 pb-10 md:grid-cols-12">
            <div className="md:col-span-5">
              <h3 className="font-semibold text-base [font-family:inherit]">{labels.when}</h3>
              <p className="mt-1 max-w-prose">{when}</p>
            </div>
            <div className="md:col-span-7">
              <h3 className="font-semibold text-base [font-family:inherit]">{labels.read}</h3>
              <ul>
                {choices.map(({ name, path, text }) => (
                  <li key={name} className="relative border-line border-b py-3 last:border-b-0">
                    <TextLink variant="standalone" href={path} className="after:absolute after:inset-0">
                      {name}
                    </TextLink>
                    {text && <p className="text-ink-muted text-sm">{text}</p>}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </details>
      ))}
    </div>
  );
}
