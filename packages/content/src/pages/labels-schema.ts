import { z } from "zod";
import { lineSchema } from "../fields/text.ts";

const labelSchema = lineSchema.max(40);

/** What every treatment page says beside its own record: names of sections, terms of lists. */
export const treatmentLabelsSchema = z.strictObject({
  /** Names of the sections in the index at the head of the page; the facts go by their heading. */
  sections: z.strictObject({
    /** The opening texts. */
    about: labelSchema,
    /** The procedure. */
    steps: labelSchema,
    /** The journey: dental tourism only. */
    journey: labelSchema,
    /** The grid of cases. */
    cases: labelSchema,
    /** The before/after pairs. */
    beforeAfter: labelSchema,
    /** The questions and answers. */
    questions: labelSchema,
  }),
  /** Durations, whom it suits, and risks. */
  facts: z.strictObject({
    /** Heading of the section. */
    heading: lineSchema.max(80),
    /** Term for the time in the chair. */
    chairTime: labelSchema,
    /** Term for the number of visits. */
    visits: labelSchema,
    /** Term for the time from the first visit to the last. */
    total: labelSchema,
    /** Heading of the list of whom it suits. */
    whoFor: labelSchema,
    /** Heading of the list of who should wait. */
    whoNotFor: labelSchema,
    /** Heading of the list of risks. */
    risks: labelSchema,
  }),
  /** The procedure, and what to do after it. */
  steps: z.strictObject({
    /** Heading of the section. */
    heading: lineSchema.max(80),
    /** Heading of the list of what to do afterwards. */
    aftercare: labelSchema,
  }),
  /** Columns and lists of the journey: dental tourism only. */
  journey: z.strictObject({
    /** Column of the treatments. */
    treatment: labelSchema,
    /** Column of the number of journeys. */
    visits: labelSchema,
    /** Column of the days to stay. */
    days: labelSchema,
    /** Column of the notes. */
    note: labelSchema,
    /** Heading of the list of what to plan before travelling. */
    beforeTravel: labelSchema,
    /** Heading of the list of papers to take home. */
    takeHome: labelSchema,
  }),
  /** The cards of other treatments. */
  related: z.strictObject({
    /** Heading on most pages. */
    heading: lineSchema.max(80),
    /** Heading on a hub, whose cards are its sub-pages. */
    hubHeading: lineSchema.max(80),
    /** Name of the slider for screen readers. */
    label: labelSchema,
  }),
});

/** What every treatment page says beside its own record. */
export type TreatmentLabels = z.infer<typeof treatmentLabelsSchema>;

/** What every branch page says beside its own record: headings of the facts from the clinic record. */
export const locationLabelsSchema = z.strictObject({
  /** Heading of the facts, for screen readers. */
  reach: labelSchema,
  /** Heading of the ways to come. */
  transport: labelSchema,
  /** Heading of what helps with steps and doors. */
  stepFreeAccess: labelSchema,
  /** Heading of where to park. */
  parking: labelSchema,
  /** Heading of the languages. */
  languages: labelSchema,
});

/** What every branch page says beside its own record. */
export type LocationLabels = z.infer<typeof locationLabelsSchema>;
