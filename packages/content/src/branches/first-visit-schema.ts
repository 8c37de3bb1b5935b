import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import { reference } from "../fields/reference.ts";
import { headedTextSchema, lineSchema, pageShape, paragraphsSchema } from "../fields/text.ts";

const storyShape = {
  ...pageShape,
  story: z
    .strictObject({
      heading: lineSchema.max(60).describe("Heading above the story."),
      steps: z
        .array(
          z.strictObject({
            text: lineSchema.describe("One or two short sentences in the first person: what I do or see."),
            picture: pictureSchema.describe("Picture of the place at this branch."),
          }),
        )
        .min(5)
        .describe("The story, from the door to the way home. It is printed as it is read."),
    })
    .describe("The visit in pictures."),
  before: z
    .strictObject({
      heading: lineSchema.max(60).describe("Heading above the advice."),
      body: paragraphsSchema.describe("What to bring, and what we can change for the visit."),
    })
    .describe("How to prepare."),
};

/** The story and the guide that prepare a child or an adult for an ordinary first visit to a branch. */
export const firstVisitSchema = z.strictObject({
  ...storyShape,
  senses: z
    .strictObject({
      heading: lineSchema.max(60).describe("Heading above the guide."),
      places: z
        .array(
          z.strictObject({
            place: lineSchema.max(40).describe("The place: Waiting room."),
            see: lineSchema.describe("Light, colours and people."),
            hear: lineSchema.describe("Sounds, and how loud they are."),
            feel: lineSchema.describe("Smell, touch, warmth and taste."),
            help: lineSchema.describe("What makes it easier here."),
          }),
        )
        .min(3)
        .describe("The places in the order of the visit."),
    })
    .describe("What each place looks, sounds and feels like."),
});

/** The same for a visit without noise, bright light and other people, which is asked for without a form. */
export const quietVisitSchema = z.strictObject({
  ...storyShape,
  ask: headedTextSchema.describe("How to ask for one: the numbers of the branch follow."),
  facts: z
    .array(headedTextSchema)
    .min(1)
    .describe("What it is and what it isn't, what it costs: what families ask before they ask for one."),
  testimonial: reference("testimonials")
    .optional()
    .describe("What someone wrote who has been there, or the parent of someone."),
});
