import { z } from "zod";
import "./meta.ts";

/** A phone number as displayed, in international form: at most 15 digits (E.164), and no country's have less than 8. */
export const phoneSchema = z
  .string()
  .regex(/^\+(?=(?: ?\d){8,15}$)\d{1,3}(?: \d+)+$/)
  .meta({
    input: "phone",
    form: 'a phone number in international form with spaces, such as "+91 22 0000 0101"',
  });

export const emailSchema = z.email().meta({ form: 'an e-mail address, such as "hello@archhouse.example"' });

export const webAddressSchema = z
  .url({ protocol: /^https$/ })
  .meta({ form: 'an address that begins with "https://"' });

export const timeOfDaySchema = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .meta({ input: "time", form: 'a time of day from 00:00 to 23:59, such as "09:30"' });

/** Opening and closing time of one stretch of a day, in the clinic's time zone. */
export const periodSchema = z.strictObject({
  opens: timeOfDaySchema.describe("Opening time, 24 hours."),
  closes: timeOfDaySchema.describe("Closing time, later than the opening time."),
});
