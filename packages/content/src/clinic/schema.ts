import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import { dateSchema, lineSchema, pathSchema } from "../fields/text.ts";
import { weekdays } from "./weekdays.ts";

/** A phone number as it is shown, in international form: `"+91 22 0000 0101"`. */
const phoneSchema = z.string().regex(/^\+\d{1,3}(?: \d+)+$/);

const timeOfDaySchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** A stretch of opening hours. A day with a break has two stretches; a day without one is closed. */
const openingHoursSchema = z.strictObject({
  /** Days for which the times hold. */
  days: z.array(z.enum(weekdays)).min(1),
  /** Opening time as `HH:MM`, 24 hours, in the clinic's time zone. */
  opens: timeOfDaySchema,
  /** Closing time as `HH:MM`, later than `opens`. */
  closes: timeOfDaySchema,
});

/** A day on which the clinic is closed or keeps other hours. */
const holidaySchema = z.strictObject({
  /** The day, as `YYYY-MM-DD`. */
  date: dateSchema,
  /** Name of the holiday. */
  name: lineSchema,
  /** Hours kept on that day; leave out when closed. */
  hours: z
    .strictObject({
      /** Opening time as `HH:MM`, 24 hours. */
      opens: timeOfDaySchema,
      /** Closing time as `HH:MM`, later than `opens`. */
      closes: timeOfDaySchema,
    })
    .optional(),
});

/** Slugs of the two branches. */
const branchSlugs = ["kurla", "south-mumbai"] as const;

/** Slug of a branch. */
export const branchSlugSchema = z.enum(branchSlugs);

/** Slug of a branch. */
export type BranchSlug = z.infer<typeof branchSlugSchema>;

/** One branch of the clinic. */
const branchSchema = z.strictObject({
  /** `"kurla"` or `"south-mumbai"`. */
  slug: branchSlugSchema,
  /** Name on tabs and headings: "Kurla", "South Mumbai". */
  name: lineSchema,
  /** Path of the branch's page. */
  path: pathSchema,
  /** Postal address. */
  address: z.strictObject({
    /** House and street: one string per line. */
    street: z.array(lineSchema).min(1),
    /** Part of the city: "Kurla West". */
    locality: lineSchema,
    /** City. */
    city: lineSchema,
    /** State. */
    region: lineSchema,
    /** PIN code of six digits. */
    postalCode: z.string().regex(/^\d{6}$/),
    /** Country as ISO 3166 code of two letters. */
    country: z.literal("IN"),
  }),
  /** The two phone numbers, the one to try first in front. */
  phones: z.tuple([phoneSchema, phoneSchema]),
  /** WhatsApp number of the branch. */
  whatsApp: phoneSchema,
  /** E-mail of the reception. Both branches share one (specification, section 2, "Footer"). */
  email: z.email(),
  /** Position of the entrance in degrees (WGS 84). */
  geo: z.strictObject({
    /** Degrees north. */
    latitude: z.number().min(-90).max(90),
    /** Degrees east. */
    longitude: z.number().min(-180).max(180),
  }),
  /** Drawn street map, shown until the visitor asks for the interactive one. */
  map: pictureSchema,
  /** Address of the interactive map that is loaded in a frame when the visitor asks for it. */
  mapEmbedUrl: z.url({ protocol: /^https$/ }),
  /** Address that opens directions in the visitor's map. */
  directionsUrl: z.url({ protocol: /^https$/ }),
  /** Opening hours by weekday, in the clinic's time zone. */
  hours: z.array(openingHoursSchema).min(1),
  /** How to get in without a step, and what is there for wheelchair users: one fact per string. */
  stepFreeAccess: z.array(lineSchema).min(1),
  /** Where to park: one fact per string. */
  parking: z.array(lineSchema).min(1),
  /** How to come by train, bus or taxi: one way per string. */
  transport: z.array(lineSchema).min(1),
  /** Languages spoken at the branch, the most used first. */
  languages: z.array(lineSchema).min(1),
});

/** One branch of the clinic. */
export type Branch = z.infer<typeof branchSchema>;

/** A figure about the clinic. */
const statisticSchema = z.strictObject({
  /** The number itself, without separators. */
  value: z.int().positive(),
  /** What follows the number: `"+"` for "more than", else empty. */
  suffix: z.enum(["+", ""]),
  /** What is counted: "years of experience". */
  label: lineSchema,
  /** Day on which the figure was true, as `YYYY-MM-DD`. */
  asOf: dateSchema,
  /** Who counted, and how it can be checked. */
  source: lineSchema,
});

/** A figure about the clinic. */
export type Statistic = z.infer<typeof statisticSchema>;

/** Everything about the clinic as a whole. */
export const clinicSchema = z.strictObject({
  /** Name of the clinic group. */
  name: lineSchema,
  /** The name as the logo sets it, on two lines. */
  logo: z.strictObject({
    /** The large line. */
    name: lineSchema,
    /** The small line under it. */
    descriptor: lineSchema,
  }),
  /** The sentence under the name. */
  tagline: lineSchema,
  /** What the clinic is, in one or two sentences. */
  description: lineSchema.max(240),
  /** Year in which the first branch opened. */
  foundedIn: z.int().min(1900),
  /** E-mail for everything. */
  email: z.email(),
  /** Phone number shown where there is room for only one. */
  phone: phoneSchema,
  /** Time zone of hours and dates, as IANA name. */
  timeZone: z.literal("Asia/Kolkata"),
  /**
   * `true` while people, reviews, figures and pictures are samples: the footer then shows
   * `demonstrationNotice`. Set it to `false` once real ones have replaced them.
   */
  demonstration: z.boolean(),
  /** The sentence in the footer while `demonstration` is `true`. */
  demonstrationNotice: lineSchema,
  /** The branches: Kurla first, it is the default tab (specification, section 2, "Footer"). */
  branches: z.tuple([branchSchema, branchSchema]),
  /** Days on which both branches are closed or keep other hours, in order of date. */
  holidays: z.array(holidaySchema),
  /** The five social links (specification, section 2, "Footer"). */
  social: z
    .array(
      z.strictObject({
        /** The network. It decides the icon. */
        network: z.enum(["facebook", "instagram", "youtube", "linkedin", "x"]),
        /** Name of the network as it is written: "Instagram". */
        label: lineSchema,
        /** Address of the clinic's page there. */
        url: z.url({ protocol: /^https$/ }),
      }),
    )
    .length(5),
  /** Who designed the site: shown in the footer. */
  designerCredit: z.strictObject({
    /** Words of the credit. */
    label: lineSchema,
    /** Address it links to; leave out for words alone. */
    url: z.url({ protocol: /^https$/ }).optional(),
  }),
  /** The four figures of the home page (specification, section 9, "Stats"). */
  statistics: z.array(statisticSchema).length(4),
});

/** Everything about the clinic as a whole. */
export type Clinic = z.infer<typeof clinicSchema>;
