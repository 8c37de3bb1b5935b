import {
  SpecialistCard,
  SpecialistCardName,
  SpecialistCardPortrait,
  SpecialistCardRole,
} from "@clinic/ui/blocks/specialist-card";
import { Picture } from "@clinic/ui/picture";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { DentistCardView } from "./dentist-view.server";

export interface DentistCardProps {
  dentist: DentistCardView;
  /** Widths at which the portrait is shown, as for `Picture`. */
  sizes: string;
  /** Fragment that leads to the card. */
  id?: string;
  /** A `SpecialistCardMore`. */
  children?: ReactNode;
}

/** A dentist in an overview, with the link to the dentist's page. */
export function DentistCard({ dentist, sizes, id, children }: DentistCardProps) {
  return (
    <SpecialistCard id={id}>
      <SpecialistCardPortrait>
        <Picture {...dentist.portrait} sizes={sizes} />
      </SpecialistCardPortrait>
      <SpecialistCardName>
        <Link to={dentist.path}>{dentist.name}</Link>
      </SpecialistCardName>
      <SpecialistCardRole>
        {dentist.role}
        <br />
        {dentist.branchNames}
      </SpecialistCardRole>
      {children}
    </SpecialistCard>
  );
}
