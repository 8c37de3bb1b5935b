"use client";

import { MinusIcon, PlusIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../../components/button";
import {
  Disclosure,
  DisclosureContent,
  type DisclosureProps,
  DisclosureTrigger,
} from "../../components/disclosure";
import { Heading } from "../../components/heading";
import { Link } from "../../components/link";
import { Picture, type PictureValue } from "../../components/picture";
import { Container, Section } from "../../components/section";
import { cn } from "../../styles/cn";

interface Member {
  name: string;
  /** The dentist's profile. */
  path: string;
  /** What the dentist does at the clinic. */
  role: string;
  portrait: PictureValue;
}

export interface TeamSectionProps
  extends Omit<ComponentProps<"section">, "title" | "children">,
    Pick<DisclosureProps, "defaultOpen"> {
  /** The heading. */
  title: string;
  /** A sentence under it. */
  text?: string | undefined;
  /** The lead dentist. */
  lead: Member;
  /** Behind the button, stepping down like stairs on wide screens. */
  others: readonly Member[];
  /** What the button says. */
  toggleLabel: string;
  /** What stands beside the lead dentist, such as a `StatStrip`. */
  aside?: ReactNode;
}

/**
 * The dentists who lead the clinic: one at first, and behind a button the others. The others stay in the HTML; in print
 * and without JavaScript they are shown.
 */
export function TeamSection({
  title,
  text,
  lead,
  others,
  toggleLabel,
  aside,
  defaultOpen,
  ...props
}: TeamSectionProps) {
  const id = useId();
  return (
    <Section data-slot="team-section" aria-labelledby={id} {...props}>
      <Container>
        <Disclosure defaultOpen={defaultOpen}>
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)] gap-x-5 gap-y-6 md:grid-cols-12 md:gap-x-column">
            <div className="col-span-full md:col-span-5 md:col-start-4">
              <Heading id={id}>{title}</Heading>
              {text && <p className="mt-3 max-w-prose text-ink-muted">{text}</p>}
            </div>
            <div className="col-start-2 min-w-0 self-center md:col-span-5 md:col-start-4 md:self-start">
              <Name {...lead} />
              <p className="mt-1 text-ink-muted">{lead.role}</p>
              <DisclosureTrigger asChild>
                <Button
                  data-slot="team-toggle"
                  variant="secondary"
                  size="small"
                  className="group/toggle mt-4"
                >
                  {toggleLabel}
                  <PlusIcon strokeWidth={1.5} className="group-data-[state=open]/toggle:hidden" />
                  <MinusIcon strokeWidth={1.5} className="group-data-[state=closed]/toggle:hidden" />
                </Button>
              </DisclosureTrigger>
            </div>
            {/* It follows the name in the HTML, so that a screen reader says whose portrait it is. */}
            <Portrait
              {...lead.portrait}
              alt={`${lead.name}: ${lead.portrait.alt}`}
              sizes="(max-width: 800px) 8rem, 20vw"
              className="col-start-1 row-start-2 md:col-span-3 md:row-span-2 md:row-start-1"
            />
            {aside && (
              <div className="col-span-full md:col-span-4 md:col-start-9 md:row-span-2 md:row-start-1">
                {aside}
              </div>
            )}
          </div>
          <DisclosureContent>
            <ul className="grid gap-x-8 gap-y-6 pt-8 sm:grid-cols-3 md:gap-x-12 md:pt-12 xl:ms-[25%]">
              {others.map(({ portrait, ...member }) => (
                <li
                  key={member.path}
                  data-slot="team-member"
                  className="min-w-0 sm:nth-[3n+2]:mt-8 sm:nth-[3n+3]:mt-16 max-sm:grid max-sm:grid-cols-[minmax(0,7rem)_minmax(min-content,1fr)] max-sm:gap-x-5"
                >
                  <Portrait
                    {...portrait}
                    sizes="(max-width: 600px) 18rem, 24vw"
                    className="max-sm:row-span-2"
                  />
                  <Name {...member} className="max-sm:self-end sm:mt-5" />
                  <p className="mt-1 text-ink-muted">{member.role}</p>
                </li>
              ))}
            </ul>
          </DisclosureContent>
        </Disclosure>
      </Container>
    </Section>
  );
}

function Name({ name, path, className }: Pick<Member, "name" | "path"> & { className?: string }) {
  return (
    <Heading level={3} className={className}>
      {/* Makes the link as high as a finger. */}
      <Link
        href={path}
        className="relative underline-offset-[0.22em] after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline"
      >
        {name}
      </Link>
    </Heading>
  );
}

/** A round top on a straight foot. */
function Portrait({ className, ...picture }: PictureValue & { sizes: string; className: string }) {
  return (
    <div
      className={cn(
        "relative aspect-4/5 w-full max-w-[26rem] overflow-clip rounded-t-arch bg-surface-sunken",
        className,
      )}
    >
      <Picture {...picture} className="absolute inset-0 size-full object-cover" />
    </div>
  );
}
