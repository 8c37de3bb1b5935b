import { Heading } from "../../components/heading";
import { LeadSection, type LeadSectionProps } from "../block-section";
import { type PriceRow, PriceRows } from "./price-rows";
import { ToothDrawing, type ToothDrawingProps } from "./tooth-drawing";

export interface ToothPricesProps extends Omit<LeadSectionProps, "id" | "text" | "children"> {
  /** Kinds of teeth, each with what is most often done to it. */
  teeth: readonly {
    id: string;
    name: string;
    drawing: ToothDrawingProps["kind"];
    rows: readonly PriceRow[];
  }[];
}

/** What is most often done to a tooth, and what it costs: for those who know which tooth it is, and no name for the rest. */
export function ToothPrices({ teeth, ...props }: ToothPricesProps) {
  return (
    <LeadSection data-slot="tooth-prices" {...props}>
      <div className="mt-6 grid grid-cols-1 gap-x-column gap-y-8 sm:grid-cols-2 md:mt-10 md:gap-y-14 lg:grid-cols-3 print:mt-3 print:grid-cols-2 print:gap-y-4">
        {teeth.map(({ id, name, drawing, rows }) => (
          <div key={id}>
            <div className="mb-2 flex items-end gap-3 md:gap-4">
              <ToothDrawing kind={drawing} className="h-14 shrink-0 md:h-20" />
              <Heading id={id} level={3} className="scroll-mt-36 pb-1 md:pb-2">
                {name}
              </Heading>
            </div>
            <PriceRows rows={rows} about={name} />
          </div>
        ))}
      </div>
    </LeadSection>
  );
}
