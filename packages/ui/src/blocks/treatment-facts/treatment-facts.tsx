import { CheckIcon, ClockIcon, TriangleAlertIcon } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { Heading } from "../../components/heading";
import { RuledList } from "../../components/ruled-list";
import { Container, Section } from "../../components/section";
import { LinkRow, TextLink } from "../../components/text-link";
import { EmergencyLine, type EmergencyLineProps } from "../emergency-notice";
import { type PriceRow, PriceRows } from "../price-list";

const icons = { suits: CheckIcon, waits: ClockIcon, risks: TriangleAlertIcon };

export interface TreatmentFactsProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** The heading. */
  title: string;
  /**
   * What it costs, under a heading, with the link to all prices.
   * @default none
   */
  prices?: { title: string; rows: readonly PriceRow[]; link: { name: string; path: string } } | undefined;
  /**
   * Short statements under what they have in common: "It suits you if". The kind chooses the icon.
   * @default none
   */
  lists?: readonly { kind: keyof typeof icons; title: string; points: readonly string[] }[] | undefined;
  /**
   * What can't wait, where the page has no `EmergencyNotice`.
   * @default none
   */
  urgent?: Pick<EmergencyLineProps, "text" | "link"> | undefined;
  /**
   * Where to read on.
   * @default none
   */
  links?: readonly { name: string; path: string }[] | undefined;
}

/** What a treatment costs, whom it suits, who should wait, and what can go wrong. */
export function TreatmentFacts({
  title,
  prices,
  lists = [],
  urgent,
  links = [],
  ...props
}: TreatmentFactsProps) {
  const id = useId();
  return (
    <Section data-slot="treatment-facts" tone="sunken" aria-labelledby={id} {...props}>
      <Container>
        <Heading id={id}>{title}</Heading>
        {prices && (
          <div className="mt-3 grid grid-cols-1 gap-x-column md:mt-10 md:grid-cols-12 print:mt-4">
            <div className="md:col-span-3">
              <Heading level={3}>{prices.title}</Heading>
              <TextLink variant="standalone" href={prices.link.path} className="print:hidden">
                {prices.link.name}
              </TextLink>
            </div>
            <PriceRows rows={prices.rows} className="md:col-span-9" />
          </div>
        )}
        {(lists.length > 0 || urgent || links.length > 0) && (
          <div className="mt-6 grid gap-x-12 gap-y-5 md:mt-14 md:gap-y-8 md:grid-cols-3 print:mt-4 print:grid-cols-3 print:gap-x-6">
            {lists.map(({ kind, title, points }) => {
              const Icon = icons[kind];
              return (
                <div key={kind} data-slot="treatment-points">
                  <Heading
                    level={3}
                    className="flex items-center gap-3 [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-accent"
                  >
                    <Icon aria-hidden strokeWidth={1.5} />
                    {title}
                  </Heading>
                  <RuledList items={points} className="mt-2 max-md:[&>li]:py-1.5 md:mt-5 print:mt-2" />
                </div>
              );
            })}
            {urgent && <EmergencyLine className="md:col-span-full" {...urgent} />}
            <LinkRow
              links={links}
              className="gap-x-4 md:col-span-full md:gap-x-10 print:hidden max-md:[&_a]:text-sm"
            />
          </div>
        )}
      </Container>
    </Section>
  );
}
