import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { room } from "../../fixtures/pictures";
import { TreatmentOpening } from ".";

const meta = {
  title: "Blocks/Treatments/TreatmentOpening",
  component: TreatmentOpening,
  parameters: {
    guide: {
      use: "First on the page of a treatment.",
      avoid: "On other pages: PageBanner. For prices of more than the usual case: TreatmentFacts.",
      accessibility:
        "The answers are a description list. The picture comes after the text for screen readers.",
      words: "An answer in up to ten words, and honest: a range, not the best case.",
      do: { Default: "Price, time, pain and dentist, on one screen of a phone." },
      dont: { Advertises: "Praise in place of answers." },
      related: ["PageBanner", "OnThisPage", "TreatmentFacts"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    trail: [
      { name: "Home", path: "/" },
      { name: "General dentistry", path: "/general-dentistry" },
    ],
    current: "Root canal",
    title: "Root canal treatment",
    text: "We clean the inside of the tooth, so that you can keep it.",
    note: "Sample text, not yet checked by a dentist.",
    answers: [
      {
        term: "Price",
        values: [{ text: "₹8,000 – ₹12,000", note: "Root canal, back tooth", path: "#costs" }],
      },
      { term: "In the chair", values: [{ text: "One to two hours" }] },
      { term: "Visits", values: [{ text: "One or two; more for a crown" }] },
      { term: "First to last", values: [{ text: "One day to about three weeks" }] },
      { term: "How it feels", values: [{ text: "Numb first: pressure; sore for three or four days" }] },
      {
        term: "Your dentist",
        values: [{ text: "Dr Joseph D’Souza", note: "Kurla and South Mumbai", path: "#joseph" }],
      },
    ],
    booking: { name: "Book an Appointment", path: "/contact-us" },
    calls: [
      { name: "Kurla: +91 22 0000 0101", path: "tel:+912200000101" },
      { name: "South Mumbai: +91 22 0000 0103", path: "tel:+912200000103" },
    ],
    picture: { image: room("#e9dfcf", 1), alt: "A treatment room with two arched openings" },
  },
} satisfies Meta<typeof TreatmentOpening>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The last answer takes what is left of its row. */
export const LongestText: Story = {
  args: {
    title: long.title,
    text: long.text,
    answers: [
      ...meta.args.answers.slice(0, 5),
      { term: "Where", values: [{ text: "Most rooms in South Mumbai; the 3D X-ray only in Kurla" }] },
      {
        term: "Your dentists",
        values: [
          { text: "Dr Joseph D’Souza", note: "Kurla and South Mumbai", path: "#joseph" },
          { text: "Dr Meera Iyer", note: "Kurla", path: "#meera" },
        ],
      },
    ],
    action: { name: "Send us a photograph", path: "#enquiry" },
  },
};

export const Advertises: Story = dont({
  text: "A world of gentle perfection awaits your smile.",
  answers: [{ term: "Price", values: [{ text: "Surprisingly affordable" }] }],
  note: undefined,
});
