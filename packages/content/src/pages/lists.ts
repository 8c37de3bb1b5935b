import type { BlogsPage, ListPage, PatientGalleryPage, TestimonialsPage } from "./schema.ts";

/** The clinic gallery. */
export const galleryPage = {
  metaTitle: "Clinic gallery: our rooms in Kurla and South Mumbai",
  metaDescription:
    "See the rooms before you come: reception, surgeries, imaging, sterilisation, the children's corner and the quiet room at both of our branches.",
  title: "Clinic gallery",
  intro:
    "See where you will sit, wait and be treated. Choose a branch, then choose a picture to see it larger.",
  emptyMessage: "There are no pictures of this branch yet.",
} satisfies ListPage as ListPage;

/** The awards page. */
export const awardsPage = {
  metaTitle: "Awards and recognition | Arch House Dental, Mumbai",
  metaDescription:
    "Nine awards given to the clinic and its dentists, with the name of who gave each one, what it was given for, and the year it was received.",
  title: "Awards",
  intro: "What others have recognised, who they are and in which year.",
  emptyMessage: "There are no awards to show yet.",
} satisfies ListPage as ListPage;

/** The newsletter page. */
export const newsletterPage = {
  metaTitle: "Newsletter: three issues to read | Arch House Dental",
  metaDescription:
    "Short, plain newsletters about caring for teeth at home, what a first visit is like, and how we plan implants. Each is a PDF of a few pages.",
  title: "Newsletter",
  intro: "A few pages, three times a year, to read or to print. Each issue opens as a PDF in a new tab.",
  emptyMessage: "There are no issues yet.",
} satisfies ListPage as ListPage;

/** The technology page. */
export const technologyPage = {
  metaTitle: "Technology: what each machine does | Arch House Dental",
  metaDescription:
    "Eleven tools in our surgeries and laboratory, from the scanner to the milling machine: what each one does, and what you notice as a patient.",
  title: "Technology",
  intro: "What stands in our rooms, what it does, and what you notice of it in the chair.",
  emptyMessage: "There is nothing to show yet.",
} satisfies ListPage as ListPage;

/** The list of articles. */
export const blogsPage = {
  metaTitle: "Blog: plain articles on teeth | Arch House Dental",
  metaDescription:
    "Articles by our dentists in plain words: implants, smile design, gums, children's teeth, and what to ask before you agree to any treatment.",
  title: "Blog",
  intro:
    "Explore our latest insights on dentistry from Digital Smile Design to advanced aesthetic techniques.",
  emptyMessage: "No blogs available",
  nextHeading: "Read next",
} satisfies BlogsPage as BlogsPage;

/** The testimonials page. */
export const testimonialsPage = {
  metaTitle: "Testimonials: visits in patients' words | Arch House Dental",
  metaDescription:
    "Patients from Mumbai, other states and other countries tell how their visits went, in films and in their own words, from cleaning to implants.",
  title: "Testimonials",
  intro: "How visits went, told by people from Mumbai, from other states and from abroad.",
  tabs: { videos: "Video testimonials", texts: "Text testimonials" },
  groups: { mumbai: "Mumbai", "other-state": "Other State", international: "International" },
} satisfies TestimonialsPage as TestimonialsPage;

/** The patient gallery. */
export const patientGalleryPage = {
  metaTitle: "Patient gallery: cases before and after | Arch House Dental",
  metaDescription:
    "Films of treatments from start to finish, and pairs of pictures of the same teeth before and after: implants, veneers, braces and fillings.",
  title: "Patient gallery",
  intro:
    "Films of whole treatments, and the same teeth before and after. Results differ from person to person.",
  videos: {
    heading: "Case films",
    intro: "Each film follows one kind of treatment. It loads from YouTube only when you press play.",
    items: [
      "patient-transformation",
      "implant-visit",
      "full-arch-visit",
      "smile-design-visit",
      "veneers-visit",
      "braces-visit",
    ],
  },
  smiles: {
    heading: "Before and after",
    intro: "Move the handle to compare the two pictures of a pair.",
    items: [
      "veneers",
      "crowding",
      "missing-molar",
      "whitening",
      "worn",
      "chipped-incisor",
      "spacing",
      "decay",
      "inflamed-gums",
      "braces",
      "aligner",
      "full-arch",
    ],
  },
} satisfies PatientGalleryPage as PatientGalleryPage;
