import { ArrowRightIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";
import { Link } from "../../components/link";
import { Picture, type PictureValue } from "../../components/picture";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";

export interface TreatmentBlocksProps extends Omit<ComponentProps<"div">, "children"> {
  /** The main treatments, in order. */
  treatments: readonly {
    name: string;
    /** What it is, in two or three sentences. */
    text: string;
    picture: PictureValue;
    /** The pages below it. */
    links: readonly { name: string; path: string }[];
    /** Its own page: "Know more" and, for screen readers, the subject. */
    more: { name: string; about: string; path: string };
  }[];
}

/**
 * The main treatments. On a phone a list with small pictures; where there is room, sides alternate, every second picture
 * is an arch, and sheets overlap the pictures.
 */
export function TreatmentBlocks({ treatments, className, ...props }: TreatmentBlocksProps) {
  return (
    <div
      data-slot="treatment-blocks"
      className={cn("grid gap-y-8 md:gap-y-0 md:*:not-first:-mt-16", className)}
      {...props}
    >
      {treatments.map(({ name, text, picture, links, more }) => (
        <article
          key={name}
          data-slot="treatment-block"
          className="group/block flow-root border-line-strong border-t pt-5 md:grid md:grid-cols-12 md:border-0 md:pt-0"
        >
          <div
            data-slot="treatment-block-picture"
            className={cn(
              "relative overflow-clip bg-surface-sunken max-md:float-end max-md:ms-5 max-md:mb-3 max-md:aspect-square max-md:w-28 max-md:rounded-t-arch md:row-start-1",
              "md:group-odd/block:col-span-7 md:group-odd/block:col-start-1 md:group-odd/block:aspect-4/3 md:group-odd/block:rounded-panel",
              "md:group-even/block:col-span-5 md:group-even/block:col-start-8 md:group-even/block:aspect-5/6 md:group-even/block:rounded-t-arch",
            )}
          >
            <Picture
              {...picture}
              sizes="(max-width: 800px) 7rem, 45rem"
              className="absolute inset-0 size-full object-cover"
            />
          </div>
          <div
            data-slot="treatment-block-body"
            className={cn(
              "text-ink md:relative md:min-w-0 md:rounded-panel md:border md:border-line md:bg-surface-raised md:p-10",
              "md:z-10 md:row-start-1 md:mt-20 md:mb-24 md:group-odd/block:self-start md:group-even/block:self-center",
              "md:group-odd/block:col-span-6 md:group-odd/block:col-start-7 xl:group-odd/block:-ms-6",
              "md:group-even/block:col-span-7 md:group-even/block:col-start-2",
            )}
          >
            <Heading level={3} size="heading">
              {name}
            </Heading>
            <p className="mt-2 max-w-prose text-ink-muted md:mt-4">{text}</p>
            {links.length > 0 && (
              <ul className="mt-2 flex flex-wrap gap-x-6 max-md:clear-both md:mt-6 md:gap-x-8 md:border-line md:border-t md:pt-3">
                {links.map((link) => (
                  <li key={link.path}>
                    <TextLink
                      variant="standalone"
                      className="font-normal text-ink hover:text-primary"
                      href={link.path}
                    >
                      {link.name}
                    </TextLink>
                  </li>
                ))}
              </ul>
            )}
            <p className="group/more flex md:mt-5 items-center gap-2 font-semibold text-primary hover:text-primary-strong">
              <Link
                href={more.path}
                className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-[0.3em] hover:decoration-2"
              >
                {more.name}
                <span className="sr-only"> {more.about}</span>
              </Link>
              <ArrowRightIcon
                aria-hidden
                strokeWidth={1.5}
                className="size-5 shrink-0 transition-transform duration-200 group-has-[a:hover]/more:translate-x-1 rtl:rotate-180 rtl:group-has-[a:hover]/more:-translate-x-1"
              />
            </p>
          </div>
        </article>
      ))}
    </div>
  );
}
