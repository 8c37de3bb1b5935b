import type { PricesPage as Content } from "@clinic/content/pages/prices";
import { PassageGrid } from "@clinic/ui/blocks/passage";
import { PriceList, PriceOpening, ToothPrices } from "@clinic/ui/blocks/price-list";
import { SourceList } from "@clinic/ui/blocks/source-list";
import { Container, Section } from "@clinic/ui/section";
import { useOutletContext } from "react-router-dom";
import { useLinkedDisclosure } from "../layout/use-linked-disclosure";

/** What everything costs: a check-up first, then by tooth and by treatment, and how to pay. */
export default function PricesPage() {
  const page = useOutletContext<Content>();
  useLinkedDisclosure();
  return (
    <>
      <PriceOpening {...page.opening} />
      <ToothPrices {...page.teeth} />
      <PriceList {...page.treatments} />
      <Section className="pb-0">
        <Container className="pb-10">
          <PassageGrid {...page.questions} />
        </Container>
        <SourceList {...page.sources} />
      </Section>
    </>
  );
}
