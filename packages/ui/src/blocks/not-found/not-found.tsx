import type { ComponentProps } from "react";
import { Button } from "../../components/button";
import { DentalArchPlan } from "../../components/drawing";
import { Heading } from "../../components/heading";
import { Link } from "../../components/link";
import { Container } from "../../components/section";
import { LinkRow, type LinkRowProps } from "../../components/text-link";
import { cn } from "../../styles/cn";

export interface NotFoundProps extends Omit<ComponentProps<"section">, "title"> {
  /** The title of the page. */
  title: string;
  /** What has happened. */
  text: string;
  /** The link to the home page. */
  home?: { name: string; path: string } | undefined;
  /**
   * Pages that visitors look for most.
   * @default none
   */
  links?: LinkRowProps["links"] | undefined;
}

/** The page for URLs that lead nowhere: in the drawn arch one tooth is missing, and there are links to go on. */
export function NotFound({ title, text, home, links = [], className, children, ...props }: NotFoundProps) {
  return (
    <section data-slot="not-found" className={cn("overflow-clip py-section", className)} {...props}>
      <Container className="grid items-center gap-x-column gap-y-14 md:grid-cols-12">
        <div className="min-w-0 md:col-span-7">
          <Heading level={1}>{title}</Heading>
          <p className="mt-6 max-w-[34rem] text-lead text-ink-muted">{text}</p>
          {home && (
            <div className="mt-10 flex flex-wrap gap-4">
              <Button asChild>
                <Link href={home.path}>{home.name}</Link>
              </Button>
            </div>
          )}
          <LinkRow className="mt-10 max-w-[34rem] gap-x-8 border-t border-line pt-4" links={links} />
          {children}
        </div>
        <div className="relative mx-auto w-full max-w-md md:col-span-5 xl:-me-16 xl:w-[34rem] xl:max-w-none">
          <DentalArchPlan
            missing={9}
            className="w-full text-line-strong *:[vector-effect:non-scaling-stroke]"
          />
        </div>
      </Container>
    </section>
  );
}
