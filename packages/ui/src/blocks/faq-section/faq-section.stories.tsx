import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { FaqSection } from ".";

const questions = [
  { question: "Does a root canal hurt?", answer: "The tooth is numb. You feel pressure and vibration." },
  { question: "How long does it take?", answer: "One to two hours, mostly in one visit." },
  {
    question: "May I eat afterwards?",
    answer: "Wait until the numbness has gone, so that you don’t bite your cheek.",
  },
  { question: "Do I need a crown?", answer: "A back tooth does: it breaks easily after a root canal." },
];

const meta = {
  title: "Blocks/Treatments/FaqSection",
  component: FaqSection,
  parameters: {
    guide: {
      use: "At the end of a treatment page, with at least three questions.",
      avoid: "For what everyone has to know: write it on the page. Inside a section: Accordion.",
      accessibility: "Questions are headings. Every answer is in the HTML, and find-in-page opens it.",
      words: "A question as a patient asks it, up to 12 words. The first sentence answers it.",
      do: { Default: "Questions about one subject, named by the heading." },
      dont: { MixedSubjects: "“FAQ”, and everything that anyone has ever asked." },
      related: ["Accordion", "Disclosure", "IntroBlocks"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: { title: "Questions about root canals", questions },
} satisfies Meta<typeof FaqSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTextAndLink: Story = {
  args: {
    tone: "sunken",
    text: "Yours isn’t here? Ask us before the visit.",
    link: { name: "Ask a question", path: "/contact-us" },
  },
};

export const LongestText: Story = {
  args: { title: long.title, questions: [{ question: `${long.title}?`, answer: long.text }, ...questions] },
};

export const MixedSubjects: Story = dont({
  title: "FAQ",
  questions: [
    { question: "Does a root canal hurt?", answer: "The tooth is numb." },
    { question: "Do you take cards?", answer: "Yes." },
    { question: "Where can I park?", answer: "In the street beside the clinic." },
  ],
});
