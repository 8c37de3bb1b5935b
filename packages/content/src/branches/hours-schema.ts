import { z } from "zod";
import { timeOfDaySchema } from "../fields/contact.ts";
import { lineSchema } from "../fields/text.ts";

const sentenceSchema = lineSchema.max(60);

const timeSchema = sentenceSchema.includes("{time}");

const closedSchema = sentenceSchema.includes("{branches}");

/** What is said of opening hours. Names of days, and "and" between them, follow the language. */
export const hoursSchema = z.strictObject({
  clock: z
    .array(
      z.strictObject({
        // Not a fact: languages part the day in different places.
        from: timeOfDaySchema
          .meta({ translated: true })
          .describe("When this part of the day begins, 24 hours."),
        words: timeSchema.describe("A time in it: {time} stands for the time by the 12-hour clock."),
      }),
    )
    .min(1)
    .describe("How times are said in each part of the day, from 00:00 on."),
  range: sentenceSchema
    .includes("{from}")
    .includes("{to}")
    .describe("From one time or day to another: {from} and {to} stand for these."),
  closed: sentenceSchema.describe("In a list of the week, on a day without hours."),
  holidays: z
    .strictObject({
      closed: sentenceSchema
        .includes("{days}")
        .describe("Holidays on which all is closed: {days} stands for them."),
      open: sentenceSchema
        .includes("{times}")
        .includes("{days}")
        .describe("Holidays with other hours: {times} and {days} stand for these."),
      both: sentenceSchema.includes("{first}").includes("{second}").describe("The one, and then the other."),
    })
    .describe("Holidays within a sentence: “We are closed on Holi, and open from …”."),
  whyClosed: z
    .strictObject({
      holiday: z
        .strictObject({
          one: closedSchema.includes("{holiday}").describe("One branch is closed."),
          other: closedSchema.includes("{holiday}").describe("Several are."),
        })
        .describe("On a holiday: {branches} and {holiday} stand for these."),
      weekday: z
        .strictObject({
          one: closedSchema.includes("{day}").describe("One branch is closed."),
          other: closedSchema.includes("{day}").describe("Several are."),
        })
        .describe("On a weekday without hours: {branches} and {day} stand for these."),
    })
    .describe("Why a day can't be chosen for an appointment."),
  now: z
    .strictObject({
      open: sentenceSchema.describe("While it is open."),
      until: timeSchema.describe("Until when: {time} stands for the time."),
      closed: sentenceSchema.describe("While it is closed."),
      holiday: sentenceSchema.includes("{holiday}").describe("On a holiday: {holiday} stands for its name."),
      today: timeSchema.describe("When it opens today: {time} stands for the time."),
      tomorrow: timeSchema.describe("When it opens tomorrow: {time} stands for the time."),
      later: timeSchema
        .includes("{day}")
        .describe("When it opens another day: {day} and {time} stand for these."),
    })
    .describe("Whether a branch is open now, beside its hours."),
});

export type HoursSettings = z.infer<typeof hoursSchema>;
