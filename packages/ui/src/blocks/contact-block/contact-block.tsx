"use client";

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
  /** Whether it is open now: an `OpenStatus` on one line. */
  status?: ReactNode;
  /** More ways to reach it, such as WhatsApp, and its page. */
  links?: readonly { name: string; path: string }[];
}

export interface ContactBlockProps extends ComponentProps<"section"> {
  /** The branches, in the order of their tabs. The first is shown at the start. */
  branches: readonly ContactBranch[];
  /** Text of the heading. */
  heading: string;
  /** Label of the button that unfolds the form on phones. */
  formLabel: string;
  /**
   * Whether the form is unfolded on phones, too.
   * @default false
   */
  formOpen?: boolean;
  /** The page's address as a reader would type it, "archhouse.example/root-canal": for paper alone. */
  pageAddress?: string;
  /**
   * Whether the interactive maps are shown: keep it above the pages, so that the visitor's choice lasts for the visit.
   */
  mapsShown?: boolean;
  /** Called when the visitor asks for an interactive map. */
  onShowMaps?: () => void;
}

/**
 * The contact block of the footer: a tab for each branch that switches map, address, phones and mail, and
 * beside it, as children, the enquiry form, which is folded on phones. All branches stay in the HTML, and without
 * JavaScript all are shown. It ends a printed page, too: with all addresses, numbers and the page's own address.
 */
export function ContactBlock({
  branches,
  heading,
  formLabel,
  formOpen = false,
  pageAddress,
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
      className={cn("scroll-mt-24 py-12 lg:py-20 print:break-inside-avoid print:py-4", className)}
      {...props}
    >
      <Container className="grid gap-x-column gap-y-6 sm:gap-y-10 lg:grid-cols-12 print:block print:border-line-strong print:border-t print:pt-3">
        <div className="min-w-0 lg:col-span-5">
          <Heading id={headingId} level={2} className="print:hidden">
            {heading}
          </Heading>
          <Tabs
            defaultValue={branches[0]?.slug}
            className="mt-4 sm:mt-8 print:mt-0 print:grid print:grid-cols-2 print:gap-x-12"
          >
            <TabsList aria-label={messages.branches}>
              {branches.map(({ slug, name }) => (
                <TabsTrigger key={slug} value={slug}>
                  {name}
                </TabsTrigger>
              ))}
            </TabsList>
            {branches.map(({ slug, ...branch }) => (
              <TabsContent key={slug} value={slug} className="pt-4 sm:pt-6 print:pt-0">
                <BranchPanel {...branch} mapShown={mapsShown} onShowMap={onShowMaps} />
              </TabsContent>
            ))}
          </Tabs>
          {pageAddress && <p className="mt-2 hidden print:block">{pageAddress}</p>}
        </div>
        <details
          data-slot="contact-block-form"
          open={formOpen}
          className="ui-fold min-w-0 rounded-panel border border-line bg-surface-raised lg:col-span-7 lg:self-start print:hidden"
        >
          <summary
            data-slot="contact-block-summary"
            className="rounded-panel px-4 font-semibold text-primary"
          >
            {formLabel}
          </summary>
          <div className="p-5 max-sm:pt-2 sm:p-8 xl:p-10">{children}</div>
        </details>
      </Container>
    </Section>
  );
}

interface BranchPanelProps extends Omit<ContactBranch, "slug"> {
  mapShown?: boolean | undefined;
  onShowMap?: (() => void) | undefined;
}

function BranchPanel({
  name,
  address,
  phones,
  email,
  map,
  status,
  links = [],
  mapShown,
  onShowMap,
}: BranchPanelProps) {
  const ways = [
    ...phones.map((phone) => ({ name: phone, path: telHref(phone) })),
    ...links,
    { name: email, path: `mailto:${email}` },
  ];
  return (
    <>
      {/* The tab names the branch; where all are shown at once, each needs a visible name. */}
      <p className="mb-4 hidden font-display text-title noscript:block print:mb-0 print:block">{name}</p>
      <div className="grid gap-x-8 gap-y-4 sm:max-lg:grid-cols-2 print:block">
        <EmbedMap
          place={name}
          {...map}
          shown={mapShown}
          onShow={onShowMap}
          // On phones a low band.
          className="self-start [&_:is(img,iframe)]:aspect-16/9 [&_:is(img,iframe)]:max-sm:aspect-5/2 print:hidden"
        />
        <div>
          <AddressLines lines={address} />
          {status}
          <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-4 [&>li]:last:col-span-full print:mt-0 print:flex print:flex-wrap">
            {ways.map(({ name, path }) => (
              <li key={path} className={/^(?:tel|mailto):/.test(path) ? undefined : "print:hidden"}>
                <TextLink
                  variant="standalone"
                  href={path}
                  className="tabular-nums [overflow-wrap:anywhere] print:min-h-0"
                >
                  <bdi>{name}</bdi>
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
