import { z } from "zod";
import { sourceLabelsSchema } from "../fields/source.ts";
import { lineSchema, linkSchema } from "../fields/text.ts";

const labelSchema = lineSchema.max(40);

/** Labels that all treatment pages share: names of sections, terms of lists. */
export const treatmentLabelsSchema = z.strictObject({
  sections: z
    .strictObject({
      intro: labelSchema.describe("The opening texts."),
      steps: labelSchema.describe("The procedure."),
      tripPlan: labelSchema.describe("The journey: dental tourism only."),
      cases: labelSchema.describe("The grid of cases."),
      beforeAfter: labelSchema.describe("The before/after pairs."),
      questions: labelSchema.describe("The questions and answers."),
    })
    .describe("Names of the sections in the index at the head of the page; the facts go by their heading."),
  answers: z
    .strictObject({
      price: labelSchema.describe("Term for the price of the usual case."),
      chairTime: labelSchema.describe("Term for the time in the chair."),
      visits: labelSchema.describe("Term for the number of visits."),
      total: labelSchema.describe("Term for the time from the first visit to the last."),
      feels: labelSchema.describe("Term for what it feels like."),
      where: labelSchema.describe("Term for what only one branch has, or a hospital."),
    })
    .describe("What the head of the page answers."),
  facts: z
    .strictObject({
      heading: lineSchema.max(80).describe("Heading of the section."),
      price: labelSchema.describe("Heading of the fees."),
      includes: labelSchema.describe("In front of what a fee includes."),
      excludes: labelSchema.describe("In front of what is paid for separately."),
      allPrices: labelSchema.describe("Link from the fees to the page of all prices."),
      whoFor: labelSchema.describe("Heading of the list of whom it suits."),
      whoNotFor: labelSchema.describe("Heading of the list of who should wait."),
      risks: labelSchema.describe("Heading of the list of risks."),
    })
    .describe("Prices, whom it suits, and risks."),
  steps: z
    .strictObject({
      heading: lineSchema.max(80).describe("Heading of the section."),
      aftercare: labelSchema.describe("Heading of the list of what to do afterwards."),
    })
    .describe("The procedure, and what to do after it."),
  journey: z
    .strictObject({
      treatment: labelSchema.describe("Column of the treatments."),
      visits: labelSchema.describe("Column of the number of trips."),
      days: labelSchema.describe("Column of the days to stay."),
      note: labelSchema.describe("Column of the notes."),
      price: labelSchema.describe("Column of the prices."),
      abroad: labelSchema
        .includes("{prices}")
        .describe("The same in other currencies: {prices} stands for them."),
      rates: lineSchema
        .max(200)
        .includes("{date}")
        .describe("Below the table: {date} stands for the day of the exchange rates."),
      takeHome: labelSchema.describe("Heading of the list of papers to take home."),
    })
    .describe("Columns and lists of the journey: dental tourism only."),
  sources: sourceLabelsSchema.describe("The guidelines that the text follows."),
  reviewed: lineSchema
    .max(80)
    .includes("{dentist}")
    .includes("{date}")
    .describe("Who checked the text, and when: {dentist} and {date} stand for these."),
  related: z
    .strictObject({
      heading: lineSchema.max(80).describe("Heading on most pages."),
      hubHeading: lineSchema.max(80).describe("Heading on a hub, whose cards are its sub-pages."),
      label: labelSchema.describe("Name of the slider for screen readers."),
    })
    .describe("The cards of other treatments."),
});

export const dentistLabelsSchema = z.strictObject({
  days: labelSchema.describe("Term for the days at the branches."),
  languages: labelSchema.describe("Term for the languages."),
  degrees: labelSchema.describe("Term for the degrees."),
  registration: labelSchema.describe("Term for the entry in the register."),
  branches: labelSchema.describe("Term for the branches, where the days aren't known."),
  treatments: labelSchema.describe("Term for the treatments."),
  onTreatment: labelSchema.describe("Term for the dentists on a treatment page."),
});

/** Labels that all branch pages share: headings of the facts from the clinic record. */
export const branchLabelsSchema = z.strictObject({
  reach: labelSchema.describe("Heading of the facts, for screen readers."),
  transport: labelSchema.describe("Heading of the ways to come."),
  parking: labelSchema.describe("Heading of where to park."),
  prices: lineSchema.describe("Link to the prices."),
  visitQuestions: linkSchema.describe("Link to what patients ask about paying, cancelling and the like."),
  accessibility: labelSchema.describe("Heading of what helps visitors with a disability."),
  yes: labelSchema.describe("In front of what the branch has."),
  no: labelSchema.describe("In front of what it doesn't have."),
  firstVisit: labelSchema.describe("Heading above the link to the story of a first visit."),
  quietVisit: labelSchema.describe("Heading above the link to the story of a quiet visit."),
  see: labelSchema.describe("What there is to see, in the guide for the senses."),
  hear: labelSchema.describe("What there is to hear."),
  feel: labelSchema.describe("What there is to smell and feel."),
  help: labelSchema.describe("What helps."),
});
