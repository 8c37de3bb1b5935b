import type { LocationLabels, TreatmentLabels } from "./labels-schema.ts";

/** What every treatment page says beside its own record. */
export const treatmentLabels = {
  sections: {
    about: "About",
    steps: "Step by step",
    journey: "Your journey",
    cases: "Cases",
    beforeAfter: "Before and after",
    questions: "Questions",
  },
  facts: {
    heading: "At a glance",
    chairTime: "In the chair",
    visits: "Visits",
    total: "From first visit to last",
    whoFor: "It suits you if",
    whoNotFor: "Better to wait if",
    risks: "What can go wrong",
  },
  steps: { heading: "What happens, step by step", aftercare: "Afterwards" },
  journey: {
    treatment: "Treatment",
    visits: "Journeys",
    days: "Days in Mumbai",
    note: "Good to know",
    beforeTravel: "Before you travel",
    takeHome: "What you take home",
  },
  related: {
    heading: "Treatments close to this one",
    hubHeading: "Choose what fits you",
    label: "Related treatments",
  },
} satisfies TreatmentLabels as TreatmentLabels;

/** What every branch page says beside its own record. */
export const locationLabels = {
  reach: "How to reach us",
  transport: "Coming by train, bus or taxi",
  stepFreeAccess: "Step-free access",
  parking: "Parking",
  languages: "Languages spoken",
} satisfies LocationLabels as LocationLabels;
