import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { Passage, PassageColumns, PassageGrid, Statement } from ".";

const meta = {
  title: "Blocks/Every page/Passage",
  component: Passage,
  subcomponents: { PassageColumns, PassageGrid, Statement },
  parameters: {
    guide: {
      use: "For headings and what is to be read under them: one, three abreast, many, or a long statement.",
      avoid: "For long answers: FaqSection. For what happens in turn: TreatmentSteps. For articles: Article.",
      accessibility: "Each passage has a heading; steps are an ordered list, facts a definition list.",
      words: "Heading: what the visitor wants to know. Columns: texts of about the same length.",
      do: { Default: "A heading that says what follows." },
      dont: { Topic: "A heading that promises less than the text gives." },
      related: ["FaqSection", "IntroBlocks", "Article"],
    } satisfies Guide,
  },
  args: {
    heading: "Getting there",
    body: ["The branch is five minutes on foot from the station.", "Two parking spaces are at the back."],
    points: ["Trains every four minutes", "Buses 18 and 310"],
    steps: ["Ring the bell at the gate.", "Take the lift to the second floor."],
    link: { name: "Your first visit to Kurla", path: "/first-visit/kurla" },
    ruled: true,
  },
} satisfies Meta<typeof Passage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Three that belong together, in no order. */
export const Columns: Story = {
  tags: ["recorded"],
  render: () => (
    <PassageColumns
      passages={[
        { heading: "Vision", body: ["We want people to keep their own teeth for as long as they can."] },
        { heading: "Ethos", body: ["We show you what we have found, and explain the choices."] },
        { heading: "Philosophy", body: ["Disease before appearance.", "The simplest treatment that lasts."] },
      ]}
    />
  ),
};

/** Many short answers that can all be read at once. */
export const Grid: Story = {
  tags: ["recorded"],
  render: () => (
    <PassageGrid
      id="before-you-come"
      title="Practical questions"
      passages={[
        { heading: "How soon can I come?", body: ["If you are in pain, on the same day."] },
        {
          heading: "What if I have to cancel?",
          body: ["Please call a day before.", "We don’t charge for it."],
        },
        {
          heading: "What should I bring?",
          points: ["Older X-rays", "A list of your medicines"],
          link: { name: "Your first visit", path: "/first-visit" },
        },
      ]}
    />
  ),
};

/** A text that people look things up in: privacy, accessibility. */
export const LongStatement: Story = {
  tags: ["recorded"],
  render: () => (
    <Statement
      updated="Last updated on 22 November 2026."
      sections={[
        {
          heading: "Who is responsible",
          body: ["Our grievance officer answers questions and complaints."],
          facts: [
            { term: "E-mail", value: "hello@archhouse.example" },
            { term: "Phone", value: "+91 22 0000 0101" },
          ],
        },
        {
          heading: "What we keep",
          body: ["Only what you send us."],
          points: ["Your name", "Your number"],
          links: [{ name: "Contact us", path: "/contact-us" }],
        },
      ]}
    />
  ),
};

export const Topic: Story = dont({ heading: "More" });
