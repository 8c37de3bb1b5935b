import { defineCollection } from "../collection/collection.ts";
import { threeDFaciallyDrivenDentistry } from "./3-d-facially-driven-dentistry.ts";
import { aestheticDentistry } from "./aesthetic-dentistry.ts";
import { aligner } from "./aligner.ts";
import { bracesAndAligners } from "./braces-and-aligners.ts";
import { bracesTreatment } from "./braces-treatment.ts";
import { cavityManagement } from "./cavity-management.ts";
import { crownsAndBridges } from "./crowns-and-bridges.ts";
import { dentalCleanup } from "./dental-cleanup.ts";
import { dentalExtractions } from "./dental-extractions.ts";
import { dentalImplant } from "./dental-implant.ts";
import { dentalTourism } from "./dental-tourism.ts";
import { dentalVeneers } from "./dental-veeners.ts";
import { dentistryForKids } from "./dentistry-for-kids.ts";
import { digitalSmileDesign } from "./digital-smile-design.ts";
import { fullMouthDentalImplants } from "./full-mouth-dental-implants.ts";
import { fullMouthRehabilitation } from "./full-mouth-rehabilitation.ts";
import { generalAnaesthesia } from "./general-anaesthesia.ts";
import { generalDentistry } from "./general-dentistry.ts";
import { multipleTeethImplants } from "./multiple-teeth-implants.ts";
import { myofunctionalDentistry } from "./myofunctional-dentistry.ts";
import { preventiveTreatments } from "./preventive-treatments.ts";
import { rootCanal } from "./root-canal.ts";
import type { Treatment } from "./schema.ts";
import { singleSameDayDentistry } from "./single-same-day-dentistry.ts";
import { singleToothImplant } from "./single-tooth-implant.ts";
import { smileMakeover } from "./smile-makeover.ts";
import { softTissueManagement } from "./soft-tissue-management.ts";
import { specialNeedsChildrenAndAdults } from "./special-needs-children-and-adults.ts";
import { teethWhitening } from "./teeth-whitening.ts";
import { toothColouredFillings } from "./tooth-colored-fillings.ts";

export { type TreatmentSlug, treatmentPath } from "../routes/treatment-slugs.ts";
export type { Case, Destination, Faq, Step, Treatment, TripPlan } from "./schema.ts";

/** All treatment and super-speciality pages, in the order of the menu. */
export const treatments = defineCollection<Treatment>([
  dentalImplant,
  singleToothImplant,
  multipleTeethImplants,
  fullMouthDentalImplants,
  fullMouthRehabilitation,
  generalDentistry,
  dentalCleanup,
  cavityManagement,
  rootCanal,
  crownsAndBridges,
  softTissueManagement,
  dentalExtractions,
  aestheticDentistry,
  digitalSmileDesign,
  smileMakeover,
  dentalVeneers,
  teethWhitening,
  toothColouredFillings,
  bracesAndAligners,
  bracesTreatment,
  aligner,
  dentistryForKids,
  preventiveTreatments,
  generalAnaesthesia,
  myofunctionalDentistry,
  specialNeedsChildrenAndAdults,
  singleSameDayDentistry,
  threeDFaciallyDrivenDentistry,
  dentalTourism,
]);
