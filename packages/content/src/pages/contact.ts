import type { ContactBlock, ContactPage } from "./schema.ts";

/** The contact page. */
export const contactPage = {
  metaTitle: "Book an appointment | Arch House Dental, Mumbai",
  metaDescription:
    "Ask for a day at our branch in Kurla or South Mumbai. We call you back to agree the time. Phone, WhatsApp and e-mail are here as well.",
  title: "Book an appointment",
  intro: "Tell us which day suits you. We call back during opening hours to agree the time and the branch.",
  nextSteps: {
    heading: "What happens next",
    received: "Your request gets a reference number. It is shown on the screen as soon as we have it.",
    reply: "Reception calls you on the same or the next working day to agree the time and the branch.",
    later: [
      "On the day, please come ten minutes early, with a list of your medicines and any recent X-rays.",
      "The first visit is a talk and an examination. Nothing is treated before you have agreed to a plan.",
    ],
  },
  emergency: {
    heading: "Pain, swelling or an accident",
    body: [
      "Please don't use the form: call the branch nearest to you. We keep time free each day for urgent visits.",
      "Go to the nearest hospital at once if you can't breathe or swallow well, if bleeding doesn't stop, or if swelling spreads to the eye or the neck.",
      "If a permanent tooth was knocked out, hold it by its crown and don't scrub it. Keep it in milk and call us straight away.",
    ],
  },
  withoutScripts:
    "The form needs scripts, which are switched off in your browser. Please call, write on WhatsApp or send an e-mail: all three reach the same desk.",
} satisfies ContactPage as ContactPage;

/** The contact block above the footer, on every page. */
export const contactBlock = {
  heading: "For Any Query Contact Us Now",
  intro: "Ask anything about treatment, cost or how to reach us. We answer on working days.",
  reply: "We answer on working days, by phone or by e-mail.",
  withoutScripts:
    "The form needs scripts, which are switched off in your browser. Please call, write on WhatsApp or send an e-mail.",
} satisfies ContactBlock as ContactBlock;
