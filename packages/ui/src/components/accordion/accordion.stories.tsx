import type { AccordionSingleProps } from "@radix-ui/react-accordion";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../fixtures/guide";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from ".";

const meta = {
  title: "Components/Layout/Accordion",
  component: Accordion,
  subcomponents: { AccordionItem, AccordionTrigger, AccordionContent },
  args: { type: "single", collapsible: true },
  render: (args) => (
    <Accordion {...args}>
      <AccordionItem value="Does it hurt?">
        <AccordionTrigger>Does it hurt?</AccordionTrigger>
        <AccordionContent>
          The gum is numb while we work. Most people feel pressure, not pain. Afterwards it may be sore for
          two or three days, and ordinary painkillers are enough.
        </AccordionContent>
      </AccordionItem>
      <AccordionItem value="How long does an implant take?">
        <AccordionTrigger>How long does an implant take?</AccordionTrigger>
        <AccordionContent>
          The bone needs about 3 months to hold the implant. Then the crown follows in two visits.
        </AccordionContent>
      </AccordionItem>
      <AccordionItem value="How do I look after it?">
        <AccordionTrigger>How do I look after it?</AccordionTrigger>
        <AccordionContent>
          Brush it as you brush your teeth, clean between with a small brush, and come every 6 months.
        </AccordionContent>
      </AccordionItem>
    </Accordion>
  ),
  parameters: {
    guide: {
      use: "For three or more questions of which a visitor needs one or two.",
      avoid: "For one thing to show: Disclosure. For a section with its heading: FaqSection.",
      states: "stack",
      keyboard: {
        Tab: "Moves to the next question, and into answers that are open.",
        "Enter Space": "Opens or closes the answer.",
        "↓ ↑": "Moves to the next or previous question, and wraps around.",
        "Home End": "Moves to the first or last question.",
      },
      accessibility: "Questions are headings: set `headingLevel`. Find-in-page opens closed answers.",
      look: "No radius; the sign is a circle. It turns in `settle`; the answer opens at once.",
      words: "A question as a patient asks it, up to 12 words. The first sentence answers it.",
      do: { Default: "Questions in the words of those who ask them." },
      dont: { InWordsOfDentists: "Only someone who knows the answer understands the question." },
      related: ["Disclosure", "Tabs", "FaqSection"],
    } satisfies Guide,
  },
} satisfies Meta<AccordionSingleProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = {
  globals: { pseudo: { hover: ["[data-slot=accordion-item]:first-child button"] } },
};

export const Focus: Story = {
  globals: { pseudo: { focusVisible: ["[data-slot=accordion-item]:first-child button"] } },
};

export const Open: Story = { args: { defaultValue: "Does it hurt?" } };

export const LongestText: Story = {
  args: { defaultValue: "long" },
  render: (args) => (
    <Accordion {...args}>
      <AccordionItem value="long">
        <AccordionTrigger>
          My child needs a general anaesthetic for several fillings: who is in the room, how long does it
          take, and what should we do the evening before?
        </AccordionTrigger>
        <AccordionContent>
          <p>
            An anaesthetist stays with your child from the first minute to the last. A dentist and two nurses
            work together. You wait next door, and you are there when your child wakes up.
          </p>
        </AccordionContent>
      </AccordionItem>
      <AccordionItem value="short">
        <AccordionTrigger>Krankenversicherungsbescheinigungsformularausgabestelle</AccordionTrigger>
        <AccordionContent>A word without a place to break stays inside its column.</AccordionContent>
      </AccordionItem>
    </Accordion>
  ),
};

export const InWordsOfDentists: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Accordion {...args}>
      {["Intraoperative analgesia", "Osseointegration period", "Post-operative hygiene"].map((question) => (
        <AccordionItem key={question} value={question}>
          <AccordionTrigger>{question}</AccordionTrigger>
          <AccordionContent>Ask your dentist.</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  ),
};
