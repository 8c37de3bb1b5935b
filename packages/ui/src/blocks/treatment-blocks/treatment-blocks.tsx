import { ArrowRightIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";
import { Link } from "../../components/link";
import { Picture, type PictureValue } from "../../components/picture";
import { cn } from "../../styles/cn";

export interface TreatmentBlocksProps extends Omit<ComponentProps<"div">, "children"> {
  /** The main treatments, in order. */
  treatments: readonly {
    name: string;
    /** What it is, in a sentence or two. */
    text: string;
    picture: PictureValue;
    /** The pages below it. */
    links: readonly { name: string; path: string }[];
    /** Its own page: "Know more" and, for screen readers, the subject. */
    more: { name: string; about: string; path: string };
  }[];
}

/** The main treatments: on a phone a list with small pictures, where there is room side by side. Every second picture is an arch. */
export function TreatmentBlocks({ treatments, className, ...props }: TreatmentBlocksProps) {
  return (
    <div
      data-slot="treatment-blocks"
      className={cn(
        "grid gap-x-8 gap-y-12 max-sm:gap-y-4 sm:grid-cols-2 xl:grid-cols-4 xl:gap-x-10",
        // The links, once for all.
        "[&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline-offset-[0.3em] [&_a:hover]:underline",
        className,
      )}
      {...props}
    >
      {treatments.map(({ name, text, picture, links, more }) => (
        <article
          key={name}
          data-slot="treatment-block"
          className="group/block grid grid-cols-[minmax(0,1fr)_min(5.5rem,25%)] content-start gap-x-4 border-line-strong border-t pt-4 max-sm:pb-1 sm:grid-cols-1 sm:border-0 sm:pt-0"
        >
          <div className="relative col-start-2 row-span-2 row-start-1 aspect-square self-start overflow-clip rounded-t-arch bg-surface-sunken sm:col-start-1 sm:row-span-1 sm:mb-5 sm:aspect-4/3 sm:group-odd/block:rounded-panel">
            <Picture
              {...picture}
              sizes="(max-width: 600px) 5.5rem, (max-width: 1200px) 50vw, 18rem"
              className="absolute inset-0 size-full object-cover"
            />
          </div>
          <Heading level={3} className="row-start-1 min-w-0 sm:row-auto">
            {name}
          </Heading>
          <p className="row-start-2 mt-1 text-ink-muted sm:row-auto">{text}</p>
          <ul className="col-span-full mt-1 flex flex-wrap gap-x-5 sm:mt-3">
            {links.map((link) => (
              <li key={link.path}>
                <Link href={link.path}>{link.name}</Link>
              </li>
            ))}
            <li>
              <Link href={more.path} className="gap-2 font-semibold text-primary hover:text-primary-strong">
                {more.name}
                <span className="sr-only"> {more.about}</span>
                <ArrowRightIcon strokeWidth={1.5} className="size-5 rtl:rotate-180" />
              </Link>
            </li>
          </ul>
        </article>
      ))}
    </div>
  );
}
