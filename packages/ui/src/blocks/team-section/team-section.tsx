"use client";

import { MinusIcon, PlusIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button, type ButtonProps } from "../../components/button";
import {
  Disclosure,
  DisclosureContent,
  type DisclosureProps,
  DisclosureTrigger,
} from "../../components/disclosure";
import { Heading, type HeadingProps } from "../../components/heading";
import { useMessages } from "../../components/i18n-provider";
import { Container, Section } from "../../components/section";
import { cn } from "../../styles/cn";
import { teamSectionMessages } from "./messages";

export interface TeamSectionProps
  extends ComponentProps<"section">,
    Pick<DisclosureProps, "open" | "defaultOpen" | "onOpenChange"> {}

/**
 * The dentists who lead the clinic: one at first, and behind `TeamToggle` the others (specification, section
 * 2). The others stay in the HTML; in print and without JavaScript they are shown.
 */
export function TeamSection({ open, defaultOpen, onOpenChange, children, ...props }: TeamSectionProps) {
  return (
    <Section data-slot="team-section" {...props}>
      <Container>
        <Disclosure {...{ open, defaultOpen, onOpenChange }}>{children}</Disclosure>
      </Container>
    </Section>
  );
}

/** The lead dentist: a `TeamLeadBody`, then a `TeamPortrait`, which is shown before it. */
export function TeamLead({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="team-lead"
      className={cn("grid gap-x-8 gap-y-10 sm:grid-cols-12 sm:items-end md:gap-x-column", className)}
      {...props}
    />
  );
}

/** The text about the section and the lead dentist, and the toggle. */
export function TeamLeadBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="team-lead-body"
      className={cn("min-w-0 sm:col-span-7 md:pb-6 xl:col-span-6 xl:col-start-7", className)}
      {...props}
    />
  );
}

/** The heading of the section. */
export function TeamTitle(props: HeadingProps) {
  return <Heading data-slot="team-title" level={2} {...props} />;
}

/** A sentence under the heading of the section. */
export function TeamIntro({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="team-intro"
      className={cn("mt-4 max-w-prose text-lead text-ink-muted", className)}
      {...props}
    />
  );
}

/** The frame of a portrait: a round top on a straight foot. Takes the picture as its only child. */
export function TeamPortrait({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="team-portrait"
      className={cn(
        "relative aspect-4/5 w-full max-w-[26rem] overflow-clip rounded-t-arch bg-surface-sunken",
        "max-sm:in-data-[slot=team-member]:row-span-2 sm:in-data-[slot=team-lead]:col-span-5 sm:in-data-[slot=team-lead]:max-w-none",
        // It follows the name in the HTML, so that a screen reader says whose portrait it is.
        "in-data-[slot=team-lead]:order-first",
        "[&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover",
        className,
      )}
      {...props}
    />
  );
}

/** A dentist's name. */
export function TeamName({ className, ...props }: HeadingProps) {
  return (
    <Heading
      data-slot="team-name"
      level={3}
      className={cn(
        // Makes a link to the dentist's page as high as a finger.
        "[&_a]:relative [&_a]:after:absolute [&_a]:after:inset-x-0 [&_a]:after:-inset-y-2.5",
        "in-data-[slot=team-lead]:mt-10 in-data-[slot=team-member]:mt-5 max-sm:in-data-[slot=team-member]:mt-0 max-sm:in-data-[slot=team-member]:self-end",
        className,
      )}
      {...props}
    />
  );
}

/** What the dentist does at the clinic. */
export function TeamRole({ className, ...props }: ComponentProps<"p">) {
  return <p data-slot="team-role" className={cn("mt-1 text-ink-muted", className)} {...props} />;
}

/** A few words on the lead dentist. */
export function TeamText({ className, ...props }: ComponentProps<"p">) {
  return <p data-slot="team-text" className={cn("mt-4 max-w-prose", className)} {...props} />;
}

/** The button that shows and hides the others. "Meet the team" by default. */
export function TeamToggle({ className, children, ...props }: ButtonProps) {
  const messages = useMessages("teamSection", teamSectionMessages);
  return (
    <DisclosureTrigger asChild>
      <Button
        data-slot="team-toggle"
        variant="secondary"
        className={cn("group/toggle mt-8", className)}
        {...props}
      >
        {children ?? messages.meet}
        <PlusIcon aria-hidden strokeWidth={1.5} className="group-data-[state=open]/toggle:hidden" />
        <MinusIcon aria-hidden strokeWidth={1.5} className="group-data-[state=closed]/toggle:hidden" />
      </Button>
    </DisclosureTrigger>
  );
}

/** The others, as `TeamMember`s, stepping down like stairs on wide screens. */
export function TeamMore({ className, ...props }: ComponentProps<"ul">) {
  return (
    <DisclosureContent>
      <ul
        data-slot="team-more"
        className={cn(
          "grid gap-x-8 gap-y-8 pt-14 sm:grid-cols-3 md:gap-x-12 md:pt-16 xl:ms-[25%]",
          className,
        )}
        {...props}
      />
    </DisclosureContent>
  );
}

/** One of the others: a `TeamPortrait`, a `TeamName`, a `TeamRole`. */
export function TeamMember({ className, ...props }: ComponentProps<"li">) {
  return (
    <li
      data-slot="team-member"
      className={cn(
        "min-w-0 sm:nth-[3n+2]:mt-12 sm:nth-[3n+3]:mt-24 max-sm:grid max-sm:grid-cols-[minmax(0,7rem)_minmax(min-content,1fr)] max-sm:gap-x-5",
        className,
      )}
      {...props}
    />
  );
}
