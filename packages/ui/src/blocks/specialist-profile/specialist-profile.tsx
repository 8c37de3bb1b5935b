import type { ComponentProps } from "react";
import { Button } from "../../components/button";
import { Heading } from "../../components/heading";
import { Link } from "../../components/link";
import { Picture, type PictureValue } from "../../components/picture";
import { Container } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";
import { PageTrail, type PageTrailProps } from "../page-banner";

interface PageLink {
  name: string;
  path: string;
}

export interface SpecialistProfileProps extends Omit<ComponentProps<"div">, "children">, PageTrailProps {
  /** The dentist's name: the one `h1` of the page. */
  name: string;
  /** What the dentist does at the clinic, in a line. */
  role: string;
  /** A round top on a straight foot. Loads first. */
  portrait: PictureValue;
  /** Degrees, languages, and the branches as links, each with its days. */
  facts: readonly { term: string; value?: string; links?: readonly (PageLink & { note?: string })[] }[];
  /** The link to book. Not on phones, where the `BookBar` has it. */
  booking: PageLink;
  /** The link to the other dentists. */
  others: PageLink;
  /** In paragraphs. */
  biography: readonly string[];
}

/** The opening of a dentist's page: who it is, when and where to come. */
export function SpecialistProfile({
  trail,
  current,
  name,
  role,
  portrait,
  facts,
  booking,
  others,
  biography,
  className,
  ...props
}: SpecialistProfileProps) {
  return (
    <div data-slot="specialist-profile" className={cn("bg-surface-sunken", className)} {...props}>
      <Container className="pt-4">
        <PageTrail trail={trail} current={current} />
        <div className="grid grid-cols-1 gap-x-column gap-y-8 py-10 sm:grid-cols-[1fr_2fr] md:grid-cols-12 md:pb-16">
          <div className="relative aspect-4/5 w-full max-w-60 self-start overflow-clip rounded-t-arch bg-surface-sunken sm:max-w-none md:col-span-4 md:row-start-1">
            <Picture
              {...portrait}
              priority
              sizes="(max-width: 800px) 20rem, 24rem"
              className="absolute inset-0 size-full object-cover"
            />
          </div>
          <div className="min-w-0 md:col-span-8 md:col-start-5 md:row-start-1 xl:col-span-6 xl:col-start-6">
            <Heading level={1} size="headline">
              {name}
            </Heading>
            <p className="mt-2 text-lead text-primary">{role}</p>
            <dl className="mt-6 grid max-w-prose gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
              {facts.map(({ term, value, links }) => (
                <div key={term}>
                  <dt className="font-semibold text-ink-muted">{term}</dt>
                  <dd>
                    {value}
                    {links && (
                      <ul>
                        {links.map(({ name, path, note }) => (
                          <li key={path}>
                            <TextLink variant="standalone" href={path}>
                              {name}
                            </TextLink>
                            {note && `: ${note}`}
                          </li>
                        ))}
                      </ul>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-2 max-sm:mt-4">
              <Button asChild className="max-sm:hidden">
                <Link href={booking.path}>{booking.name}</Link>
              </Button>
              <TextLink variant="standalone" href={others.path}>
                {others.name}
              </TextLink>
            </div>
            <div className="mt-10 max-w-prose space-y-4">
              {biography.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </div>
      </Container>
    </div>
  );
}
