"use client";

import { ChevronDownIcon, MailIcon, PhoneIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { EmbedMap, type EmbedMapProps } from "../../components/embed-map";
import { Heading } from "../../components/heading";
import { useMessages } from "../../components/i18n-provider";
import { Container, Section } from "../../components/section";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../components/tabs";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";
import { AddressLines } from "../branch-card/address-lines";
import { telHref } from "../contact-links/phone-hrefs";
import { contactBlockMessages } from "./messages";

/** How to reach one branch. */
export interface ContactBranch {
  /** Value of its tab: "kurla". */
  slug: string;
  /** Name, as on its tab: "Kurla". */
  name: string;
  /** The address, one entry per line. */
  address: readonly string[];
  /** The phones in international form, as displayed: "+91 22 0000 0101". */
  phones: readonly string[];
  email: string;
  /** The drawn map, the map host's frame and the directions. */
  map: Pick<EmbedMapProps, "drawing" | "alt" | "src" | "directionsHref">;
  /** More contact options or facts, such as WhatsApp or today's hours. */
  more?: ReactNode;
}

export interface ContactBlockProps extends ComponentProps<"section"> {
  /** The branches, in the order of their tabs. The first is shown at the start. */
  branches: readonly ContactBranch[];
  /** Text of the heading. */
  heading: string;
  /** A sentence under the heading. */
  intro?: ReactNode;
  /** Label of the button that unfolds the form on phones. */
  formLabel: string;
  /**
   * Whether the form is unfolded on phones, too.
   * @default false
   */
  formOpen?: boolean;
  /**
   * Whether the interactive maps are shown: keep it above the pages, so that the visitor's choice lasts for the visit.
   */
  mapsShown?: boolean;
  /** Called when the visitor asks for an interactive map. */
  onShowMaps?: () => void;
}

/**
 * The contact block of the footer: a tab for each branch that switches map, address, phones and mail, and
 * beside it, as children, the enquiry form, which is folded on phones. All branches stay in the HTML; in print and
 * without JavaScript all are shown.
 */
export function ContactBlock({
  branches,
  heading,
  intro,
  formLabel,
  formOpen = false,
  mapsShown,
  onShowMaps,
  className,
  children,
  ...props
}: ContactBlockProps) {
  const messages = useMessages("contactBlock", contactBlockMessages);
  const headingId = useId();
  return (
    <Section
      data-slot="contact-block"
      tone="sunken"
      aria-labelledby={headingId}
      className={cn("scroll-mt-24 print:hidden", className)}
      {...props}
    >
      <Container>
        <div className="max-w-[44rem]">
          <Heading id={headingId} level={2} size="heading">
            {heading}
          </Heading>
          {intro && <p className="mt-4 max-w-prose text-lead text-ink-muted">{intro}</p>}
        </div>
        <div className="mt-8 grid gap-x-column gap-y-8 sm:mt-12 sm:gap-y-14 lg:grid-cols-12">
          <Tabs defaultValue={branches[0]?.slug} className="min-w-0 lg:col-span-5">
            <TabsList aria-label={messages.branches}>
              {branches.map(({ slug, name }) => (
                <TabsTrigger key={slug} value={slug}>
                  {name}
                </TabsTrigger>
              ))}
            </TabsList>
            {branches.map(({ slug, ...branch }) => (
              <TabsContent key={slug} value={slug} className="pt-6">
                <BranchPanel {...branch} mapShown={mapsShown} onShowMap={onShowMaps} />
              </TabsContent>
            ))}
          </Tabs>
          <details
            data-slot="contact-block-form"
            open={formOpen}
            className={cn(
              "group/form min-w-0 rounded-panel border border-line bg-surface-raised lg:col-span-7 lg:self-start print:hidden",
              // Unfolded from 601 px in browsers with `::details-content`; in others the summary stays.
              "sm:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible]",
            )}
          >
            <summary
              data-slot="contact-block-summary"
              className="flex min-h-14 list-none items-center justify-between rounded-panel px-5 font-semibold text-primary sm:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden"
            >
              {formLabel}
              <ChevronDownIcon
                aria-hidden
                strokeWidth={1.5}
                className="size-5 transition-transform duration-200 group-open/form:rotate-180"
              />
            </summary>
            <div className="p-5 max-sm:pt-2 sm:p-10">{children}</div>
          </details>
        </div>
      </Container>
    </Section>
  );
}

interface BranchPanelProps extends Omit<ContactBranch, "slug"> {
  mapShown?: boolean;
  onShowMap?: () => void;
}

function BranchPanel({ name, address, phones, email, map, more, mapShown, onShowMap }: BranchPanelProps) {
  return (
    <>
      {/* The tab names the branch; where all are shown at once, each needs a visible name. */}
      <p className="mb-4 hidden font-display text-title noscript:block print:block">{name}</p>
      <EmbedMap place={name} {...map} shown={mapShown} onShow={onShowMap} />
      <div className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-6 gap-y-4">
        <div>
          <AddressLines lines={address} />
          <ul className="mt-2">
            {phones.map((phone) => (
              <li key={phone}>
                <TextLink variant="standalone" href={telHref(phone)} className="tabular-nums">
                  <PhoneIcon aria-hidden strokeWidth={1.5} className="max-sm:hidden" />
                  {phone}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
        {more && <div>{more}</div>}
      </div>
      <TextLink variant="standalone" href={`mailto:${email}`} className="[overflow-wrap:anywhere]">
        <MailIcon aria-hidden strokeWidth={1.5} className="shrink-0" />
        {email}
      </TextLink>
    </>
  );
}
