import type { StatementPage } from "./schema.ts";

/** The privacy statement. */
export const privacyPage = {
  metaTitle: "Privacy: what we keep and for how long | Arch House Dental",
  metaDescription:
    "Which details each form on this website sends to the clinic, why we need them, how long we keep them, and how you can have them deleted.",
  title: "Privacy",
  intro: "What this website sends to us, why, for how long we keep it, and how you take it back.",
  updatedOn: "2026-11-21",
  sections: [
    {
      heading: "A note on this text",
      body: [
        "This statement is a sample. It must be checked by the clinic's legal adviser against the Digital Personal Data Protection Act before the website goes live.",
      ],
    },
    {
      heading: "Who is responsible",
      body: [
        "Arch House Dental is responsible for the data that you send through this website. You reach the person in charge of data at hello@archhouse.example, or by phone and post at either branch.",
      ],
    },
    {
      heading: "When you only read",
      body: [
        "You can read every page without giving us anything. We set no advertising cookies and count no visitors with outside tools. The server keeps a short technical log of requests to find faults and attacks; it is deleted after 14 days.",
        "Maps and films come from other companies. They are loaded only when you press the button that asks for them. From then on, that company sees your internet address, and its own rules apply.",
        "What you look for with the search stays on your device. Your browser remembers two choices and sends them to nobody: that you asked for maps, until you close the tab, and whether the key / opens the search.",
      ],
    },
    {
      heading: "When you ask for an appointment",
      body: ["The form on the contact page sends us:"],
      points: [
        "your full name, e-mail address and phone number, so that we can call you back;",
        "the day you would like to come;",
        "your message. Please don't describe illnesses there: we ask about your health in person.",
      ],
    },
    {
      heading: "When you send a question",
      body: ["The form at the foot of each page sends us:"],
      points: [
        "your full name, phone number and e-mail address, so that we can answer;",
        "the subject and your message.",
      ],
    },
    {
      heading: "When you apply for a job",
      body: ["The form on the career page sends us:"],
      points: [
        "the department you chose, your full name, phone number and e-mail address;",
        "your resume as a PDF or Word file. Only the people who decide about the post can open it.",
      ],
    },
    {
      heading: "The human check",
      body: [
        "Before a form is sent, your browser solves a small sum. It shows us that a person and not a machine fills in the form. The check runs on our own server, sets no cookie and says nothing about you.",
      ],
    },
    {
      heading: "How long we keep it",
      body: ["After these times the records are deleted from the store and from our mailboxes:"],
      points: [
        "requests for an appointment: 12 months, unless you become a patient;",
        "questions: 6 months after our answer;",
        "applications: 6 months after the decision, or longer if you ask us to keep them.",
      ],
    },
    {
      heading: "How to withdraw",
      body: [
        "Write to hello@archhouse.example with the reference number that you were shown, or call either branch. We delete your request within seven days and tell you when it is done. You can also ask for a copy of what we keep, or have it corrected.",
        "If you think that we have handled your data badly, please tell us first. You may also complain to the Data Protection Board of India.",
      ],
    },
  ],
} satisfies StatementPage as StatementPage;

/** The accessibility statement. */
export const accessibilityPage = {
  metaTitle: "Accessibility of this website | Arch House Dental",
  metaDescription:
    "How this website is made to work for everyone, what is known not to work well yet, and how to tell us about a barrier or ask for another form.",
  title: "Accessibility",
  intro:
    "This website should work for everyone. Here is how we try, where it falls short, and how to complain.",
  updatedOn: "2026-11-21",
  sections: [
    {
      heading: "What we aim for",
      body: [
        "We build to the Web Content Accessibility Guidelines, version 2.2, level AA. Each page is checked by machine whenever something is changed, and by hand with a keyboard and with enlarged text.",
      ],
      points: [
        "Everything can be reached and used with the keyboard alone.",
        "Text can be doubled in size, and pages fit a narrow screen without scrolling sideways.",
        "Moving parts can be stopped, and they stand still if your device asks for less motion.",
        "If your device asks for more contrast, colours become stronger.",
        "The key / opens the search. The window of the search has a switch that turns the key off.",
        "Pictures that carry meaning are described in words.",
        "Pages can be read with scripts switched off. Forms then offer phone, WhatsApp and e-mail.",
      ],
    },
    {
      heading: "Known limits",
      body: ["These things are not yet as good as we want them to be:"],
      points: [
        "Films on YouTube may have captions made by a machine, and they have no audio description.",
        "The interactive map belongs to another company. Address and directions stand beside it as text.",
        "The website is in English only. At the branches we speak further languages.",
        "It has been checked by us and not yet by an independent tester.",
      ],
    },
    {
      heading: "At the clinic",
      body: [
        "Both branches can be entered without a step. The page of each branch says how, how wide the doors are, and where to park. If you need more time, a quiet room or someone beside you, tell us when you book.",
      ],
    },
    {
      heading: "Tell us about a barrier",
      body: [
        "Write to hello@archhouse.example or call +91 22 0000 0101, and say which page it was and what happened. We answer within five working days. If you can't use a form, we take your request by phone.",
        "If our answer doesn't help, ask for the manager. You may also turn to the State Commissioner for Persons with Disabilities.",
      ],
    },
  ],
} satisfies StatementPage as StatementPage;
