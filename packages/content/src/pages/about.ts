import type { AboutPage } from "./schema.ts";

/** The about page. */
export const aboutPage = {
  metaTitle: "About us: vision, ethos and dentists | Arch House Dental",
  metaDescription:
    "How Arch House Dental works in Kurla and South Mumbai: our vision, ethos and philosophy, the nine dentists, and the people who support them.",
  title: "A house built for teeth",
  breadcrumb: "About us",
  intro: "Two branches, nine dentists and one way of working: measure, explain, agree, then treat.",
  banner: {
    src: "gallery/kurla-01.webp",
    alt: "Front of the Kurla clinic: three round arches of pale plaster with lit windows",
  },
  sections: [
    {
      heading: "Vision",
      body: [
        "We want people in Mumbai to keep their own teeth for as long as they can, and to eat, speak and laugh without thinking about them. Where a tooth can't be kept, its replacement should be planned so well that it is easy to clean and easy to repair.",
        "Our lead dentist has trained about 1,000 dental professionals. We share what we learn, because a patient who moves to another town should find a dentist there who can carry on from our records.",
      ],
    },
    {
      heading: "Ethos",
      body: [
        "Nothing is treated before you have seen the findings and heard the choices, with doing nothing among them. You get the plan and the price in writing. You may take both home, ask someone else and come back, or not.",
        "We write down what went well and what didn't. Dentists from both branches look at difficult cases together each week, and a second pair of eyes checks each plan for surgery.",
      ],
    },
    {
      heading: "Philosophy",
      body: [
        "An architect studies the ground before drawing a house. We do the same: the gums and the bite come first, then the tooth, then its colour. A fine front on poor ground doesn't last.",
        "So we take away as little healthy tooth as we can, and choose the simplest treatment that does the job. Then we show you how to look after it at home.",
      ],
    },
  ],
  specialists: {
    heading: "Meet our specialists",
    intro: "Nine dentists with different skills, who ask one another for advice.",
    facts: { degrees: "Degrees", languages: "Languages", branches: "Sees patients in" },
  },
  supportStaff: {
    heading: "The people who keep the house running",
    intro: "They answer your call, prepare the room and sit beside you during treatment.",
    label: "Support staff",
  },
} satisfies AboutPage as AboutPage;
