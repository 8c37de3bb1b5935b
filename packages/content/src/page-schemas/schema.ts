import { z } from "zod";
import { pictureSchema } from "../fields/picture.ts";
import { reference } from "../fields/reference.ts";
import { reviewShape } from "../fields/review.ts";
import { sourceLabelsSchema } from "../fields/source.ts";
import {
  dateSchema,
  headedTextSchema,
  lineSchema,
  linkSchema,
  pageMetaShape,
  pageShape,
  pathSchema,
  sectionHeadShape,
  slugSchema,
} from "../fields/text.ts";

export const homePageSchema = z.strictObject({
  ...pageMetaShape,
  hero: z
    .strictObject({
      title: lineSchema.max(60).describe("The large sentence."),
      intro: lineSchema.max(200).describe("One sentence under it."),
      image: pictureSchema.describe("The picture beside it."),
      buttons: z
        .array(
          z.strictObject({
            label: lineSchema.max(40).describe("Words of the button."),
            video: reference("videos").describe("The video."),
          }),
        )
        .length(2)
        .describe("The two buttons, each opening a video."),
      answers: z
        .strictObject({
          cost: lineSchema.max(40).describe("The question for prices."),
          checkUp: lineSchema
            .max(40)
            .includes("{price}")
            .describe("Its answer, a link to the prices: {price} stands for what a check-up costs."),
          branches: lineSchema.max(40).describe("The question for the branches, which answer it."),
          firstVisit: lineSchema.max(40).describe("The question for a first visit."),
          guide: reference("guides").describe("The guide that answers it."),
        })
        .describe("What people ask first."),
    })
    .describe("The opening of the page."),
  team: z
    .strictObject({
      ...sectionHeadShape,
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
      heading: lineSchema.max(80).describe("Heading of the section."),
      more: lineSchema.max(40).describe("Words of the link to each treatment."),
      about: lineSchema
        .max(40)
        .includes("{treatment}")
        .describe(
          'Completes "Know more" for screen readers: {treatment} stands for the heading of the block.',
        ),
      blocks: z
        .array(
          z.strictObject({
            hub: reference("treatments").describe(
              'The treatment: its title is the heading, its page "Know more".',
            ),
            body: lineSchema.max(160).describe("One sentence."),
            // Decorative: the heading and the sentence beside it say what it shows.
            image: pictureSchema.omit({ alt: true }).meta({ input: "picture" }).describe("The picture."),
            links: z.array(reference("treatments")).describe("Single treatments. May be empty."),
          }),
        )
        .length(4)
        .describe("Four blocks, in order."),
    })
    .describe("The four treatment blocks."),
  testimonials: z
    .strictObject({
      ...sectionHeadShape,
      texts: lineSchema.max(40).describe("Name of the slider with texts for screen readers."),
      reviews: z.array(reference("testimonials")).min(3).describe("The texts, short ones of each group."),
      videos: lineSchema.max(40).describe("Name of the slider with videos for screen readers."),
      link: linkSchema.describe("Link to the testimonials page."),
    })
    .describe("What patients wrote and said."),
  smileGallery: z
    .strictObject({
      heading: lineSchema.max(80).describe("Heading of the section."),
      smiles: z.array(reference("smiles")).length(5).describe("The pairs."),
    })
    .describe("The smile gallery: five pairs."),
  technology: z
    .strictObject({
      heading: lineSchema.max(80).describe("Heading of the section."),
      items: z
        .array(
          z.strictObject({
            icon: z
              .enum(["smile-design", "implant", "printing", "milling", "cad", "equipment"])
              .describe("The drawn icon."),
            heading: lineSchema.max(60).describe("Name of the item."),
          }),
        )
        .length(6)
        .describe("Six items."),
      link: linkSchema.describe("Link to the technology page."),
    })
    .describe("The technology block: six items."),
  blog: z
    .strictObject({
      ...sectionHeadShape,
      link: linkSchema.describe("Link to the list of articles."),
    })
    .describe("The blog section."),
});

/** What brings a visitor here, and where to read on. Never a diagnosis. */
const concernSchema = z.strictObject({
  slug: slugSchema.describe("Its place on the page, for links: /concerns#pain."),
  name: lineSchema.max(40).describe("What brings the visitor, in a few words."),
  onHomePage: z
    .boolean()
    .optional()
    .describe("Whether the home page links to it. The others are one step further."),
  when: lineSchema.max(400).describe("When to come, and what can't wait, as the treatment pages say."),
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
    .max(8)
    .describe("What could be closest, the most frequent first."),
});

/** The page that leads from a concern to a treatment. */
export const concernsPageSchema = z.strictObject({
  ...pageShape,
  when: lineSchema.max(40).describe("Heading above when to come."),
  read: lineSchema.max(40).describe("Heading above the choices."),
  concerns: z.array(concernSchema).min(3).max(9).describe("The concerns, in order."),
  ...reviewShape,
});

export const aboutPageSchema = z.strictObject({
  ...pageShape,
  banner: pictureSchema.describe("Wide picture at the head of the page."),
  sections: z.array(headedTextSchema).length(3).describe("Vision, Ethos and Philosophy, in this order."),
  specialists: z.strictObject(sectionHeadShape).describe("The nine dentists."),
  supportStaff: z
    .strictObject({
      ...sectionHeadShape,
      label: lineSchema.max(40).describe("Name of the slider for screen readers."),
      more: lineSchema.max(40).describe("Words of the button that shows the staff."),
      less: lineSchema.max(40).describe("Words of the button that hides them again."),
    })
    .describe("The support staff."),
});

export const patientGalleryPageSchema = z.strictObject({
  ...pageShape,
  videos: z
    .strictObject({
      ...sectionHeadShape,
      items: z.array(reference("videos")).min(2).describe("The videos."),
    })
    .describe("The case videos."),
  smiles: z
    .strictObject({
      ...sectionHeadShape,
      items: z.array(reference("smiles")).min(6).describe("The pairs."),
    })
    .describe("The before/after grid."),
});

/** A page that shows nothing but a collection: gallery, awards, newsletter. */
export const listPageSchema = z.strictObject(pageShape);

export const technologyPageSchema = listPageSchema.extend({
  where: lineSchema
    .max(40)
    .includes("{branches}")
    .describe("Which branches have a thing: {branches} stands for their names."),
});

export const blogsPageSchema = listPageSchema.extend({
  emptyMessage: lineSchema.max(160).describe("What is said when there are no articles."),
  nextHeading: lineSchema.max(80).describe("Heading above the other articles at the end of each article."),
  by: lineSchema.max(20).describe("In front of the author’s name."),
  toCheck: lineSchema.max(20).describe("In front of it while no dentist has checked the article."),
  changed: lineSchema
    .max(40)
    .includes("{date}")
    .describe("After the day of publication: {date} stands for the day of the last change."),
  steps: z
    .strictObject({
      label: lineSchema.max(40).describe("Names the links below the list for screen readers."),
      newer: lineSchema.max(40).describe("Link to the page before."),
      older: lineSchema.max(40).describe("Link to the page after."),
      place: lineSchema.max(40).describe("Between the links, with {page} and {pages}."),
      metaTitle: lineSchema
        .max(40)
        .describe("Title of the second page and those after it, with {title} and {page}."),
    })
    .describe("Words of the list when it has several pages."),
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

/** A statement in sections: privacy, accessibility. */
export const statementPageSchema = z.strictObject({
  ...pageShape,
  updated: lineSchema
    .max(80)
    .includes("{date}")
    .describe("Says when it was last changed: {date} stands for the day."),
  updatedOn: dateSchema.describe("Day of the last change."),
  sections: z
    .array(
      headedTextSchema.extend({
        points: z.array(lineSchema).min(1).optional().describe("A list under the paragraphs, one an entry."),
        facts: z
          .enum(["contact", "forms", "processors", "retention"])
          .optional()
          .describe("Facts of the data-protection record to show under the text."),
      }),
    )
    .min(3)
    .describe("The sections, in order."),
});

export const notFoundPageSchema = z.strictObject({
  metaTitle: lineSchema.max(60).describe("Title in the browser's tab."),
  title: lineSchema.describe("Main heading: 'Page Not Found'."),
  intro: lineSchema.describe("The sentence under it."),
  homeLink: linkSchema.describe("The link to the home page."),
  links: z.array(linkSchema).min(2).describe("Other pages that often help."),
});
