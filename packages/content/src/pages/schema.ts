import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import { reference } from "../fields/reference.ts";
import { sourceLabelsSchema } from "../fields/source.ts";
import {
  dateSchema,
  headedTextSchema,
  lineSchema,
  linkSchema,
  type Published,
  pageMetaShape,
  pageShape,
  pathSchema,
  slugSchema,
} from "../fields/text.ts";

const sectionHead = {
  heading: lineSchema.max(80).describe("Heading of the section."),
  intro: lineSchema.max(200).describe("Sentence under the heading."),
};

/** The home page. */
export const homePageSchema = z.strictObject({
  ...pageMetaShape,
  hero: z
    .strictObject({
      title: lineSchema.max(60).describe("The large sentence."),
      intro: lineSchema.max(200).describe("One sentence under it."),
      image: pictureSchema.describe("The picture beside it."),
      buttons: z
        .tuple([
          z.strictObject({
            label: lineSchema.max(40).describe("Words of the button."),
            video: reference("videos").describe("The video."),
          }),
          z.strictObject({
            label: lineSchema.max(40).describe("Words of the button."),
            video: reference("videos").describe("The video."),
          }),
        ])
        .describe("The two buttons, each opening a video."),
    })
    .describe("The opening of the page."),
  team: z
    .strictObject({
      ...sectionHead,
      toggleLabel: lineSchema.max(40).describe("Words of the toggle."),
      lead: reference("dentists").describe("The lead dentist."),
      others: z.array(reference("dentists")).length(3).describe("Who appears when the toggle is pressed."),
    })
    .describe("The team section: one dentist, and three more behind the toggle."),
  statistics: z
    .strictObject({
      heading: lineSchema.max(80).describe("Heading for screen readers and small print."),
    })
    .describe("Heading of the strip of figures. The figures are in the clinic record."),
  treatments: z
    .strictObject({
      ...sectionHead,
      blocks: z
        .array(
          z.strictObject({
            heading: lineSchema.max(60).describe("Heading of the block."),
            body: lineSchema.max(320).describe("Two or three sentences."),
            image: pictureSchema.describe("The picture."),
            link: linkSchema.describe(
              'The "Know more" link. label is what is shown; the block\'s heading completes it for screen readers.',
            ),
            links: z.array(linkSchema).describe("Links to single treatments. May be empty."),
          }),
        )
        .length(4)
        .describe("Four blocks, in order."),
    })
    .describe("The four treatment blocks."),
  testimonials: z
    .strictObject({
      ...sectionHead,
      label: lineSchema.max(40).describe("Name of the slider for screen readers."),
      link: linkSchema.describe("Link to the testimonials page."),
    })
    .describe("What patients wrote."),
  videoTestimonials: z.strictObject(sectionHead).describe("The videos in which patients speak."),
  smileGallery: z
    .strictObject({
      ...sectionHead,
      smiles: z.array(reference("smiles")).length(5).describe("The pairs."),
    })
    .describe("The smile gallery: five pairs."),
  technology: z
    .strictObject({
      ...sectionHead,
      items: z
        .array(
          z.strictObject({
            slug: z
              .enum([
                "smile-design-software",
                "premium-implant-systems",
                "3d-printing",
                "milling",
                "cad-software",
                "german-and-swiss-equipment",
              ])
              .describe("Name of the item. It is also the name of its drawn icon."),
            heading: lineSchema.max(60).describe("Heading of the item."),
            body: lineSchema.max(160).describe("One sentence."),
          }),
        )
        .length(6)
        .describe("Six items."),
      link: linkSchema.describe("Link to the technology page."),
    })
    .describe("The technology block: six items."),
  blog: z
    .strictObject({
      ...sectionHead,
      link: linkSchema.describe("Link to the list of articles."),
    })
    .describe("The blog section."),
});

/** The home page. */
export type HomePage = z.infer<typeof homePageSchema>;

/** What brings a visitor here, and where to read on. Never a diagnosis. */
const concernSchema = z.strictObject({
  slug: slugSchema.describe("Its place on the page, for links: /concerns#pain."),
  name: lineSchema.max(40).describe("What brings the visitor, in a few words."),
  signsOf: reference("treatments")
    .optional()
    .describe(
      "The treatment whose signs that can't wait are shown here, where those of the page's head don't fit.",
    ),
  when: lineSchema.max(320).describe("When to come, and what can't wait, as the treatment pages say."),
  choices: z
    .array(
      z.strictObject({
        text: lineSchema
          .max(80)
          .describe("What the visitor sees, feels or wants, without a full stop. Not what it is."),
        path: pathSchema.describe("Path of the page to read."),
      }),
    )
    .min(2)
    .max(6)
    .describe("What could be closest, the most frequent first."),
});

/** The page that leads from a concern to a treatment. */
export const concernsPageSchema = z.strictObject({
  ...pageShape,
  when: lineSchema.max(40).describe("Heading above when to come."),
  read: lineSchema.max(40).describe("Heading above the choices."),
  concerns: z.array(concernSchema).min(3).max(9).describe("The concerns, in order."),
});

/** The page that leads from a concern to a treatment. */
export type ConcernsPage = Published<z.infer<typeof concernsPageSchema>>;

/** The about page. */
export const aboutPageSchema = z.strictObject({
  ...pageShape,
  banner: pictureSchema.describe("Wide picture at the head of the page."),
  sections: z.array(headedTextSchema).length(3).describe("Vision, Ethos and Philosophy, in this order."),
  specialists: z.strictObject(sectionHead).describe("The nine dentists."),
  supportStaff: z
    .strictObject({
      ...sectionHead,
      label: lineSchema.max(40).describe("Name of the slider for screen readers."),
      more: lineSchema.max(40).describe("Words of the button that shows the staff."),
      less: lineSchema.max(40).describe("Words of the button that hides them again."),
    })
    .describe("The support staff."),
});

/** The about page. */
export type AboutPage = Published<z.infer<typeof aboutPageSchema>>;

/** What happens after a form is sent, in order. */
const nextStepsSchema = z.strictObject({
  heading: lineSchema.max(80).describe("Heading above the steps."),
  received: lineSchema.describe("What the visitor gets at once."),
  reply: lineSchema.describe(
    "Who answers, and when. It is also what the visitor reads after sending the form.",
  ),
  later: z.array(lineSchema).min(1).max(3).describe("What follows, one an entry."),
});

/** What happens after a form is sent, in order. */
export type NextSteps = z.infer<typeof nextStepsSchema>;

/** What a form tells visitors before they send their details (Digital Personal Data Protection Act, section 5). */
const formNoticeSchema = z.strictObject({
  text: lineSchema
    .max(480)
    .describe("What we keep, why, for how long, who reads it, and how to withdraw: shown above the button."),
  link: linkSchema.describe("The link to the privacy page."),
});

/** What a form tells visitors before they send their details. */
export type FormNotice = z.infer<typeof formNoticeSchema>;

/** The contact page. */
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
  booking: z.strictObject(sectionHead).describe("Heading and sentence of the form for appointments."),
  confirmation: z
    .strictObject({
      name: lineSchema.max(40).describe("Term for the visitor's name."),
      day: lineSchema.max(40).describe("Term for the day that the visitor wishes for."),
      calendar: lineSchema.max(40).describe("Words of the button that adds the day to a calendar."),
      entryTitle: lineSchema.max(80).describe("Title of the entry in the calendar: it isn't confirmed yet."),
      entryText: lineSchema.max(200).describe("Text of the entry in the calendar."),
    })
    .describe("What the visitor reads once the request is sent."),
  nextSteps: nextStepsSchema.describe("What happens after the request is sent."),
  visitQuestions: z
    .strictObject({
      heading: lineSchema.max(80).describe("Heading of the section."),
      items: z.array(headedTextSchema).min(3).max(10).describe("What patients ask, and the answers."),
    })
    .describe("Paying, cancelling, fear, hygiene, complaints: treatment and branch pages link here."),
  notice: formNoticeSchema.describe("The notice of the form."),
  withoutScripts: lineSchema.max(240).describe("What is shown in place of the form when scripts are off."),
});

/** The contact page. */
export type ContactPage = Published<z.infer<typeof contactPageSchema>>;

/** The career page. */
export const careerPageSchema = z.strictObject({
  ...pageShape,
  sections: z.array(headedTextSchema).min(1).describe("What working here is like."),
  formHeading: lineSchema.max(80).describe("Heading above the form."),
  nextSteps: nextStepsSchema.describe("What happens to an application."),
  notice: formNoticeSchema.describe("The notice of the form."),
  withoutScripts: lineSchema.max(240).describe("What is shown in place of the form when scripts are off."),
});

/** The career page. */
export type CareerPage = Published<z.infer<typeof careerPageSchema>>;

/** The patient gallery. */
export const patientGalleryPageSchema = z.strictObject({
  ...pageShape,
  videos: z
    .strictObject({
      ...sectionHead,
      items: z.array(reference("videos")).min(2).describe("The videos."),
    })
    .describe("The case videos."),
  smiles: z
    .strictObject({
      ...sectionHead,
      items: z.array(reference("smiles")).min(6).describe("The pairs."),
    })
    .describe("The before/after grid."),
});

/** The patient gallery. */
export type PatientGalleryPage = Published<z.infer<typeof patientGalleryPageSchema>>;

/** A page that shows a collection: gallery, awards, newsletter, technology, blogs. */
export const listPageSchema = z.strictObject({
  ...pageShape,
  emptyMessage: lineSchema.max(160).describe("What is said when the collection is empty."),
});

/** A page that shows a collection. */
export type ListPage = Published<z.infer<typeof listPageSchema>>;

/** The list of articles. */
export const blogsPageSchema = listPageSchema.extend({
  nextHeading: lineSchema.max(80).describe("Heading above the other articles at the end of each article."),
  sources: sourceLabelsSchema.describe("The guidelines that an article follows."),
  allArticles: lineSchema.max(40).describe("Link below an article to the list of all."),
  newer: z
    .strictObject({
      breadcrumb: lineSchema.max(40).describe("Stands in the breadcrumb until the article’s title is known."),
      loading: lineSchema.max(40).describe("What is said until the article is there."),
      withoutScripts: lineSchema.max(160).describe("What visitors without scripts read."),
      otherArticles: lineSchema.max(80).describe("Link to the list of articles, below that sentence."),
      failed: lineSchema.max(80).describe("Heading when the article can’t be loaded; the reason follows."),
      retry: lineSchema.max(40).describe("Button that loads the article again."),
    })
    .describe("Words of an article that was published after the site was built."),
});

/** The list of articles. */
export type BlogsPage = Published<z.infer<typeof blogsPageSchema>>;

/** The testimonials page. */
export const testimonialsPageSchema = z.strictObject({
  ...pageShape,
  tabs: z
    .strictObject({
      videos: lineSchema.max(40).describe("Tab of the videos."),
      texts: lineSchema.max(40).describe("Tab of the texts."),
    })
    .describe("Words of the two tabs: videos first."),
  groups: z
    .strictObject({
      mumbai: lineSchema.max(40).describe("Patients who live in Mumbai."),
      "other-state": lineSchema.max(40).describe("Patients from elsewhere in India."),
      international: lineSchema.max(40).describe("Patients from other countries."),
    })
    .describe("Headings of the three groups, in order: Mumbai, Other State, International."),
});

/** The testimonials page. */
export type TestimonialsPage = Published<z.infer<typeof testimonialsPageSchema>>;

/** A statement in sections: privacy, accessibility. */
export const statementPageSchema = z.strictObject({
  ...pageShape,
  updatedOn: dateSchema.describe("Day of the last change."),
  sections: z
    .array(
      headedTextSchema.extend({
        points: z.array(lineSchema).min(1).optional().describe("A list under the paragraphs, one an entry."),
        facts: z
          .enum(["contact", "processors", "retention"])
          .optional()
          .describe("Facts of the data-protection record to show under the text."),
      }),
    )
    .min(3)
    .describe("The sections, in order."),
});

/** A statement in sections. */
export type StatementPage = Published<z.infer<typeof statementPageSchema>>;

/** The page for addresses that lead nowhere. */
export const notFoundPageSchema = z.strictObject({
  metaTitle: lineSchema.max(60).describe("Title in the browser's tab."),
  title: lineSchema.describe("Main heading: 'Page Not Found'."),
  intro: lineSchema.describe("The sentence under it."),
  homeLink: linkSchema.describe("The link to the home page."),
  links: z.array(linkSchema).min(2).describe("Other pages that often help."),
});

/** The page for addresses that lead nowhere. */
export type NotFoundPage = z.infer<typeof notFoundPageSchema>;

/** The contact block above the footer, on every page. */
export const contactBlockSchema = z.strictObject({
  heading: lineSchema.describe("Heading: 'For Any Query Contact Us Now'."),
  intro: lineSchema.max(200).describe("Sentence under it."),
  formLabel: lineSchema.max(30).describe("What unfolds the form on phones."),
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

/** The contact block above the footer. */
export type ContactBlock = z.infer<typeof contactBlockSchema>;
