import {
  RelatedTreatmentCard,
  RelatedTreatments,
  type RelatedTreatmentsProps,
} from "@clinic/ui/blocks/related-treatments";
import { Link } from "react-router-dom";
import type { TreatmentView } from "./treatment-view.server";

export interface RelatedTreatmentCardsProps extends Omit<RelatedTreatmentsProps, "children"> {
  cards: TreatmentView["cards"];
}

export function RelatedTreatmentCards({ cards, ...props }: RelatedTreatmentCardsProps) {
  return (
    <RelatedTreatments {...props}>
      {cards.map(({ name, summary, path, picture }) => (
        <RelatedTreatmentCard key={path} image={picture.image} alt={picture.alt} text={summary}>
          <Link to={path}>{name}</Link>
        </RelatedTreatmentCard>
      ))}
    </RelatedTreatments>
  );
}
