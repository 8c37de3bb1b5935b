import { z } from "zod";
import { branchSlugSchema } from "../clinic/schema.ts";
import { pictureSchema } from "../fields/picture.ts";
import {
  dateSchema,
  headedTextSchema,
  lineSchema,
  linkSchema,
  pageMetaShape,
  pageShape,
} from "../fields/text.ts";
import { smileSlugSchema } from "../smiles/schema.ts";
import { dentistSlugSchema } from "../team/schema.ts";
import { videoSlugSchema } from "../videos/schema.ts";

const sectionHead = {
  /** Heading of the section: at most 80 characters. */
  heading: lineSchema.max(80),
  /** Sentence under the heading: at most 200 characters. */
  intro: lineSchema.max(200),
};

/** The home page (specification, section 2, "Home page"). */
export const homePageSchema = z.strictObject({
  ...pageMetaShape,
  /** The opening of the page. */
  hero: z.strictObject({
    /** The large sentence. */
    title: lineSchema.max(60),
    /** One sentence under it: at most 200 characters. */
    intro: lineSchema.max(200),
    /** The picture beside it. */
    image: pictureSchema,
    /** The two buttons, each opening a video. */
    buttons: z.tuple([
      z.strictObject({
        /** Words of the button. */
        label: lineSchema.max(40),
        /** The video, by slug. */
        video: videoSlugSchema,
      }),
      z.strictObject({
        /** Words of the button. */
        label: lineSchema.max(40),
        /** The video, by slug. */
        video: videoSlugSchema,
      }),
    ]),
  }),
  /** The team section: one dentist, and three more behind the toggle. */
  team: z.strictObject({
    ...sectionHead,
    /** Words of the toggle. */
    toggleLabel: lineSchema.max(40),
    /** The lead dentist. */
    lead: dentistSlugSchema,
    /** Who appears when the toggle is pressed. */
    others: z.array(dentistSlugSchema).length(3),
  }),
  /** Heading of the strip of figures. The figures are in the clinic record. */
  statistics: z.strictObject({
    /** Heading for screen readers and small print. */
    heading: lineSchema.max(80),
  }),
  /** The four treatment blocks. */
  treatments: z.strictObject({
    ...sectionHead,
    /** Four blocks, in order. */
    blocks: z
      .array(
        z.strictObject({
          /** Heading of the block. */
          heading: lineSchema.max(60),
          /** Two or three sentences: at most 320 characters. */
          body: lineSchema.max(320),
          /** The picture. */
          image: pictureSchema,
          /** The "Know more" link. `label` is what is shown; the block's heading completes it for screen readers. */
          link: linkSchema,
          /** Links to single treatments. May be empty. */
          links: z.array(linkSchema),
        }),
      )
      .length(4),
  }),
  /** What patients wrote. */
  testimonials: z.strictObject({
    ...sectionHead,
    /** Name of the slider for screen readers. */
    label: lineSchema.max(40),
    /** Link to the testimonials page. */
    link: linkSchema,
  }),
  /** The videos in which patients speak. */
  videoTestimonials: z.strictObject(sectionHead),
  /** The smile gallery: five pairs (specification, section 4). */
  smileGallery: z.strictObject({
    ...sectionHead,
    /** The pairs, by slug. */
    smiles: z.array(smileSlugSchema).length(5),
  }),
  /** The technology block: six items. */
  technology: z.strictObject({
    ...sectionHead,
    /** Six items. */
    items: z
      .array(
        z.strictObject({
          /** Name of the item. It is also the name of its drawn icon. */
          slug: z.enum([
            "smile-design-software",
            "premium-implant-systems",
            "3d-printing",
            "milling",
            "cad-software",
            "german-and-swiss-equipment",
          ]),
          /** Heading of the item. */
          heading: lineSchema.max(60),
          /** One sentence: at most 160 characters. */
          body: lineSchema.max(160),
        }),
      )
      .length(6),
    /** Link to the technology page. */
    link: linkSchema,
  }),
  /** The blog section. */
  blog: z.strictObject({
    ...sectionHead,
    /** Link to the list of articles. */
    link: linkSchema,
  }),
});

/** The home page. */
export type HomePage = z.infer<typeof homePageSchema>;

/** The about page (specification, section 2, "/about-us"). */
export const aboutPageSchema = z.strictObject({
  ...pageShape,
  /** Wide picture at the head of the page. */
  banner: pictureSchema,
  /** Vision, Ethos and Philosophy, in this order. */
  sections: z.array(headedTextSchema).length(3),
  /** The nine dentists. */
  specialists: z.strictObject({
    ...sectionHead,
    /** Terms of the facts beside a biography. */
    facts: z.strictObject({
      /** Term for the degrees. */
      degrees: lineSchema.max(40),
      /** Term for the languages. */
      languages: lineSchema.max(40),
      /** Term for the branches. */
      branches: lineSchema.max(40),
    }),
  }),
  /** The support staff. */
  supportStaff: z.strictObject({
    ...sectionHead,
    /** Name of the slider for screen readers. */
    label: lineSchema.max(40),
  }),
});

/** The about page. */
export type AboutPage = z.infer<typeof aboutPageSchema>;

/** What happens after a form is sent, in order. */
const nextStepsSchema = z.strictObject({
  /** Heading above the steps. */
  heading: lineSchema.max(80),
  /** What the visitor gets at once. */
  received: lineSchema,
  /** Who answers, and when. It is also what the visitor reads after sending the form. */
  reply: lineSchema,
  /** What follows: one step per string. */
  later: z.array(lineSchema).min(1).max(3),
});

/** What happens after a form is sent, in order. */
export type NextSteps = z.infer<typeof nextStepsSchema>;

/** The contact page (specification, section 2, "/contact-us"). */
export const contactPageSchema = z.strictObject({
  ...pageShape,
  /** What happens after the request is sent. */
  nextSteps: nextStepsSchema,
  /** What to do in an emergency. */
  emergency: headedTextSchema,
  /** What is shown in place of the form when scripts are off. */
  withoutScripts: lineSchema.max(240),
});

/** The contact page. */
export type ContactPage = z.infer<typeof contactPageSchema>;

/** The career page. */
export const careerPageSchema = z.strictObject({
  ...pageShape,
  /** What working here is like. */
  sections: z.array(headedTextSchema).min(1),
  /** Heading above the form. */
  formHeading: lineSchema.max(80),
  /** What happens to an application. */
  nextSteps: nextStepsSchema,
  /** What is shown in place of the form when scripts are off. */
  withoutScripts: lineSchema.max(240),
});

/** The career page. */
export type CareerPage = z.infer<typeof careerPageSchema>;

/** The page of a branch. Address, hours, transport and parking come from the clinic record. */
export const locationPageSchema = z.strictObject({
  ...pageShape,
  /** The branch. */
  branch: branchSlugSchema,
  /** Wide picture at the head of the page. */
  banner: pictureSchema,
  /** Texts: what is at this branch, how to get there, who works there. */
  sections: z.array(headedTextSchema).min(3),
  /** Links to treatments that are done at this branch. */
  treatments: z.strictObject({
    /** Heading above the links. */
    heading: lineSchema.max(80),
    /** The links. */
    links: z.array(linkSchema).min(3),
  }),
});

/** The page of a branch. */
export type LocationPage = z.infer<typeof locationPageSchema>;

/** The patient gallery. */
export const patientGalleryPageSchema = z.strictObject({
  ...pageShape,
  /** The case videos. */
  videos: z.strictObject({
    ...sectionHead,
    /** The videos, by slug. */
    items: z.array(videoSlugSchema).min(2),
  }),
  /** The before/after grid. */
  smiles: z.strictObject({
    ...sectionHead,
    /** The pairs, by slug. */
    items: z.array(smileSlugSchema).min(6),
  }),
});

/** The patient gallery. */
export type PatientGalleryPage = z.infer<typeof patientGalleryPageSchema>;

/** A page that shows a collection: gallery, awards, newsletter, technology, blogs. */
export const listPageSchema = z.strictObject({
  ...pageShape,
  /** What is said when the collection is empty. */
  emptyMessage: lineSchema.max(160),
});

/** A page that shows a collection. */
export type ListPage = z.infer<typeof listPageSchema>;

/** The list of articles. */
export const blogsPageSchema = listPageSchema.extend({
  /** Heading above the other articles at the end of each article. */
  nextHeading: lineSchema.max(80),
});

/** The list of articles. */
export type BlogsPage = z.infer<typeof blogsPageSchema>;

/** The testimonials page (specification, section 2, "/testimonials"). */
export const testimonialsPageSchema = z.strictObject({
  ...pageShape,
  /** Words of the two tabs: videos first. */
  tabs: z.strictObject({
    /** Tab of the videos. */
    videos: lineSchema.max(40),
    /** Tab of the texts. */
    texts: lineSchema.max(40),
  }),
  /** Headings of the three groups, in order: Mumbai, Other State, International. */
  groups: z.strictObject({
    /** Patients who live in Mumbai. */
    mumbai: lineSchema.max(40),
    /** Patients from elsewhere in India. */
    "other-state": lineSchema.max(40),
    /** Patients from other countries. */
    international: lineSchema.max(40),
  }),
});

/** The testimonials page. */
export type TestimonialsPage = z.infer<typeof testimonialsPageSchema>;

/** A statement in sections: privacy, accessibility. */
export const statementPageSchema = z.strictObject({
  ...pageShape,
  /** Day of the last change, as `YYYY-MM-DD`. */
  updatedOn: dateSchema,
  /** The sections, in order. */
  sections: z
    .array(
      headedTextSchema.extend({
        /** A list under the paragraphs: one point per string. */
        points: z.array(lineSchema).min(1).optional(),
      }),
    )
    .min(3),
});

/** A statement in sections. */
export type StatementPage = z.infer<typeof statementPageSchema>;

/** The page for addresses that lead nowhere (specification, section 2, "Other"). */
export const notFoundPageSchema = z.strictObject({
  /** Title in the browser's tab. */
  metaTitle: lineSchema.max(60),
  /** Main heading: 'Page Not Found'. */
  title: lineSchema,
  /** The sentence under it. */
  intro: lineSchema,
  /** The link to the home page. */
  homeLink: linkSchema,
  /** Other pages that often help. */
  links: z.array(linkSchema).min(2),
});

/** The page for addresses that lead nowhere. */
export type NotFoundPage = z.infer<typeof notFoundPageSchema>;

/** The contact block above the footer, on every page (specification, section 2, "Footer"). */
export const contactBlockSchema = z.strictObject({
  /** Heading: 'For Any Query Contact Us Now'. */
  heading: lineSchema,
  /** Sentence under it: at most 200 characters. */
  intro: lineSchema.max(200),
  /** What the visitor reads after sending the form: when and how the clinic answers. */
  reply: lineSchema,
  /** What is shown in place of the form when scripts are off. */
  withoutScripts: lineSchema.max(240),
});

/** The contact block above the footer. */
export type ContactBlock = z.infer<typeof contactBlockSchema>;
