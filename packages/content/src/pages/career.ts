import type { CareerPage } from "./schema.ts";

/** The career page. */
export const careerPage = {
  metaTitle: "Work with us: dentists, nurses, office | Arch House Dental",
  metaDescription:
    "Open applications for dentists, dental nurses, marketing and other roles at our branches in Kurla and South Mumbai. Send your resume here.",
  title: "Work with us",
  breadcrumb: "Career",
  intro: "Tell us what you do well. We read every application, whether or not a post is open today.",
  sections: [
    {
      heading: "What working here is like",
      body: [
        "Each surgery has a dentist and a dental nurse who work together all day. Visits are planned with time to explain, and with a gap between patients to clean the room and write the notes.",
        "New colleagues spend their first two weeks beside someone experienced. There is a teaching hour each week, and both branches join it.",
      ],
    },
    {
      heading: "Whom we look for",
      body: [
        "Dentists with a valid council registration, dental nurses with or without experience, people for marketing, and others who would like to run a clinic well. Kindness to nervous patients counts as much as quick hands.",
        "Please don't send documents about your health, caste, religion or family. We don't need them and don't keep them.",
      ],
    },
  ],
  formHeading: "Apply",
  nextSteps: {
    heading: "What happens to your application",
    received: "You see a reference number when we have received it.",
    reply: "The manager reads it within ten working days and writes to you either way.",
    later: [
      "If it fits, you meet the team, see both branches and spend half a day with us.",
      "We delete applications that did not lead to a job after six months.",
    ],
  },
  withoutScripts:
    "The form needs scripts, which are switched off in your browser. Please send your resume by e-mail, as a PDF or Word file of at most 5 MB.",
} satisfies CareerPage as CareerPage;
