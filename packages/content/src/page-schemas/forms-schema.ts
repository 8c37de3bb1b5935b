import { z } from "zod";
import {
  headedTextSchema,
  lineSchema,
  linkSchema,
  pageShape,
  pathSchema,
  sectionHeadShape,
} from "../fields/text.ts";

/** What happens after a form is sent, in order. */
const nextStepsSchema = z.strictObject({
  heading: lineSchema.max(80).describe("Heading above the steps."),
  received: lineSchema.describe("What the visitor gets at once."),
  reply: lineSchema.describe(
    "Who answers, and when. It is also what the visitor reads after sending the form.",
  ),
  later: z.array(lineSchema).min(1).max(3).describe("What follows, one an entry."),
});

export type NextSteps = z.infer<typeof nextStepsSchema>;

/** What a form tells visitors before they send their details (Digital Personal Data Protection Act, section 5). */
const formNoticeSchema = z.strictObject({
  text: lineSchema
    .max(480)
    .describe("What we keep, why, for how long, who reads it, and how to withdraw: shown above the button."),
  link: linkSchema.describe("The link to the privacy page."),
});

export type FormNotice = z.infer<typeof formNoticeSchema>;

export const contactPageSchema = z.strictObject({
  ...pageShape,
  choice: z
    .strictObject({
      label: lineSchema.max(60).describe("Name of the two links for screen readers."),
      book: lineSchema.max(40).describe("Words of the link to the form for appointments."),
      bookText: lineSchema.max(120).describe("What that form is for."),
      ask: lineSchema.max(40).describe("Words of the link to the form for questions."),
      askText: lineSchema.max(120).describe("What that form is for."),
    })
    .describe("The choice between the two forms, below the branches."),
  booking: z.strictObject(sectionHeadShape).describe("Heading and sentence of the form for appointments."),
  confirmation: z
    .strictObject({
      name: lineSchema.max(40).describe("Term for the visitor's name."),
      day: lineSchema.max(40).describe("Term for the day that the visitor wishes for."),
    })
    .describe("What the visitor reads once the request is sent."),
  nextSteps: nextStepsSchema.describe("What happens after the request is sent."),
  visitQuestions: z
    .strictObject({
      heading: lineSchema.max(80).describe("Heading of the section."),
      items: z.array(headedTextSchema).min(3).max(13).describe("What patients ask, and the answers."),
    })
    .describe("Paying, cancelling, complaints: treatment and branch pages link here."),
  guides: lineSchema
    .max(80)
    .describe("Heading above the links to the guides, also at the foot of each guide."),
  notice: formNoticeSchema.describe("The notice of the form."),
  withoutScripts: lineSchema.max(240).describe("What is shown in place of the form when scripts are off."),
});

export const careerPageSchema = z.strictObject({
  ...pageShape,
  posts: z
    .strictObject({
      heading: lineSchema.max(60).describe("Heading of the open posts."),
      none: lineSchema.max(200).describe("What stands there while no post is open."),
      pay: lineSchema.max(60).includes("{pay}").describe("What a post pays: {pay} stands for the range."),
      ask: lineSchema
        .max(60)
        .includes("{contact}")
        .includes("{phone}")
        .describe("Whom to ask: {contact} and {phone} stand for these."),
      apply: lineSchema
        .max(60)
        .includes("{department}")
        .describe("Link to the form: {department} stands for what to choose there."),
    })
    .describe("The posts have files of their own."),
  sections: z.array(headedTextSchema).min(1).describe("What working here is like."),
  formHeading: lineSchema.max(80).describe("Heading above the form."),
  nextSteps: nextStepsSchema.describe("What happens to an application."),
  notice: formNoticeSchema.describe("The notice of the form."),
  withoutScripts: lineSchema.max(240).describe("What is shown in place of the form when scripts are off."),
});

/** The contact block above the footer, on every page. */
export const contactBlockSchema = z.strictObject({
  heading: lineSchema.describe("Heading: 'For Any Query Contact Us Now'."),
  formLabel: lineSchema.max(30).describe("What unfolds the form on phones."),
  branchPage: lineSchema.max(40).describe("Link from a branch's address to its page."),
  whatsApp: lineSchema
    .max(40)
    .includes("{branch}")
    .describe("Link to write on WhatsApp: {branch} stands for the branch."),
  reply: lineSchema.describe(
    "What the visitor reads after sending the form: when and how the clinic answers.",
  ),
  notice: formNoticeSchema.describe("The notice of the form."),
  attachment: z
    .strictObject({
      pages: z.array(pathSchema).min(1).describe("The pages whose form takes a file."),
      askUs: lineSchema.max(30).describe("The button at the top of these pages, which leads to the form."),
      notice: lineSchema.max(300).describe("What the notice of the form adds on these pages."),
    })
    .describe("The file that may be sent with a question, such as an X-ray."),
  withoutScripts: lineSchema.max(240).describe("What is shown in place of the form when scripts are off."),
});
