import { MailIcon, PhoneIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { EmbedMap, type EmbedMapProps } from "../../components/embed-map";
import { Heading, type HeadingLevel } from "../../components/heading";
import { Container, Section } from "../../components/section";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../components/tabs";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";
import { telHref } from "../contact-links/phone-hrefs";

/** How to reach one branch. */
export interface ContactBranch {
  /** Short name, for `branch` and `onBranchChange`: "kurla". */
  slug: string;
  /** Name, as on its tab: "Kurla". */
  name: string;
  /** The address, one line an entry. */
  address: readonly string[];
  /** The phones in international form, as they are shown: "+91 22 0000 0101". */
  phones: readonly string[];
  /** The mail address. */
  email: string;
  /** The drawn map, the map host's frame and the directions. */
  map: Pick<EmbedMapProps, "drawing" | "alt" | "src" | "directionsHref">;
  /** More contact options or facts, such as WhatsApp or today's hours. */
  more?: ReactNode;
}

export interface ContactBlockProps extends ComponentProps<"section"> {
  /** The branches, in the order of their tabs. The first is shown at the start. */
  branches: readonly ContactBranch[];
  /**
   * Words of the heading (specification, section 2).
   * @default "For Any Query Contact Us Now"
   */
  heading?: string;
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /** A sentence under the heading. */
  intro?: ReactNode;
  /**
   * Whether the interactive maps are shown: hold it above the pages, so that the visitor's choice lasts for the
   * visit.
   */
  mapsShown?: boolean;
  /** Called when the visitor asks for an interactive map. */
  onShowMaps?: () => void;
}

/**
 * The contact block of the footer: a tab for each branch that switches map, address, phones and mail, and
 * beside it, as children, the enquiry form. All branches stay in the HTML; in print and without JavaScript all
 * are shown.
 */
export function ContactBlock({
  branches,
  heading = "For Any Query Contact Us Now",
  headingLevel = 2,
  intro,
  mapsShown,
  onShowMaps,
  className,
  children,
  ...props
}: ContactBlockProps) {
  const headingId = useId();
  return (
    <Section
      data-slot="contact-block"
      tone="sunken"
      aria-labelledby={headingId}
      className={cn("scroll-mt-24", className)}
      {...props}
    >
      <Container>
        <div className="max-w-[44rem]">
          <Heading id={headingId} level={headingLevel} size="heading">
            {heading}
          </Heading>
          {intro && <p className="mt-4 max-w-prose text-lead text-ink-muted">{intro}</p>}
        </div>
        <div className="mt-8 grid gap-x-column gap-y-14 sm:mt-12 lg:grid-cols-12">
          <Tabs defaultValue={branches[0]?.slug} className="min-w-0 lg:col-span-5">
            <TabsList aria-label="Branches">
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
          <div
            data-slot="contact-block-form"
            className="min-w-0 self-start rounded-panel border border-line bg-surface-raised p-6 sm:p-10 lg:col-span-7 print:hidden"
          >
            {children}
          </div>
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
      {/* Its tab is its name; where all branches are shown at once, each needs a visible one. */}
      <p className="mb-4 hidden font-display text-title noscript:block print:block">{name}</p>
      <EmbedMap place={name} {...map} shown={mapShown} onShow={onShowMap} />
      <div className="mt-7 grid gap-y-4">
        <address className="not-italic">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <ul className="flex flex-wrap gap-x-8">
          {phones.map((phone) => (
            <li key={phone}>
              <TextLink variant="standalone" href={telHref(phone)}>
                <PhoneIcon aria-hidden strokeWidth={1.5} />
                {phone}
              </TextLink>
            </li>
          ))}
          <li className="w-full">
            <TextLink variant="standalone" href={`mailto:${email}`} className="[overflow-wrap:anywhere]">
              <MailIcon aria-hidden strokeWidth={1.5} className="shrink-0" />
              {email}
            </TextLink>
          </li>
        </ul>
      </div>
      {more && <div className="mt-5">{more}</div>}
    </>
  );
}
