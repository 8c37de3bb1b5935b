import { ChevronDownIcon } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { Heading } from "../../components/heading";
import { Container, Section } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { Price, type PriceRow, PriceRows, type PriceValue } from "./price-rows";

export interface PriceGroup extends PriceValue {
  /** Its place in links: `/prices#braces`. */
  id: string;
  name: string;
  /** From the lowest to the highest price in it. */
  price: string;
  /** What is done: the page that says so. */
  link: { name: string; path: string };
  rows: readonly PriceRow[];
}

export interface PriceListProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** The heading. */
  title: string;
  /** What a part shows when it is opened. */
  text: string;
  /** The parts, in order. */
  groups: readonly PriceGroup[];
}

/** What everything costs: parts with their range, as native disclosures that a link to one of its rows opens. */
export function PriceList({ title, text, groups, ...props }: PriceListProps) {
  const id = useId();
  return (
    <Section data-slot="price-list" tone="sunken" aria-labelledby={id} {...props}>
      <Container className="grid grid-cols-1 gap-x-column gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading id={id}>{title}</Heading>
          <p className="mt-3 max-w-prose text-ink-muted lg:mt-4 print:hidden">{text}</p>
        </div>
        <div className="border-line-strong border-b lg:col-span-8">
          {groups.map(({ id, name, link, rows, ...value }) => (
            <details
              key={id}
              className="group/prices border-line-strong border-t print:[&::details-content]:[content-visibility:visible]"
            >
              <summary className="flex min-h-14 list-none flex-wrap items-center justify-between gap-x-5 py-2 text-primary underline-offset-[0.22em] hover:underline [&::-webkit-details-marker]:hidden">
                <Heading level={3} className="min-w-0 flex-[1_1_9rem]">
                  {name}
                </Heading>
                <span className="ms-auto flex items-center gap-3 text-end">
                  <span className="text-ink">
                    <Price {...value} />
                  </span>
                  <ChevronDownIcon
                    strokeWidth={1.5}
                    className="size-5 shrink-0 transition-transform group-open/prices:rotate-180 print:hidden"
                  />
                </span>
              </summary>
              {/* The id is inside, so that browsers open the part in a URL's fragment. */}
              <div id={id} className="scroll-mt-44 pb-6 md:pb-10 print:pb-2">
                <PriceRows rows={rows} />
                <TextLink variant="standalone" href={link.path} className="print:hidden">
                  {link.name}
                </TextLink>
              </div>
            </details>
          ))}
        </div>
      </Container>
    </Section>
  );
}
