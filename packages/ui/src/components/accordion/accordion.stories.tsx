import type { AccordionSingleProps } from "@radix-ui/react-accordion";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { Guide } from "../../../docs";
import { rightToLeft } from "../../fixtures/right-to-left";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from ".";

const questions = [
  {
    value: "pain",
    question: "Does it hurt?",
    answer:
      "The gum is numb while we work. Most people feel pressure, not pain. Afterwards it may be sore for two or three days, and ordinary painkillers are enough.",
  },
  {
    value: "time",
    question: "How long does an implant take?",
    answer: "The bone needs about 3 months to hold the implant. Then the crown follows in two visits.",
  },
  {
    value: "care",
    question: "How do I look after it?",
    answer: "Brush it as you brush your teeth, clean between with a small brush, and come every 6 months.",
  },
];

const meta = {
  title: "Components/Accordion",
  tags: ["autodocs"],
  component: Accordion,
  subcomponents: { AccordionItem, AccordionTrigger, AccordionContent },
  args: { type: "single", collapsible: true, onValueChange: fn() },
  render: (args) => (
    <Accordion {...args}>
      {questions.map(({ value, question, answer }) => (
        <AccordionItem key={value} value={value}>
          <AccordionTrigger>{question}</AccordionTrigger>
          <AccordionContent>{answer}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  ),
  parameters: {
    guide: {
      use: [
        "For three or more questions of which a visitor needs one or two: the questions at the end of a treatment page.",
      ],
      avoid: [
        "For what everyone needs to read: put it on the page, or in a Callout.",
        "For one thing to show or hide: use Disclosure. For views of the same thing: use Tabs.",
        "For a whole section with its heading: use the FaqSection block, which contains an accordion.",
      ],
      states: "stack",
      keyboard: {
        Tab: "Moves to the next question, and into answers that are open.",
        "Enter Space": "Opens or closes the answer.",
        "↓ ↑": "Moves to the next or previous question, and wraps around.",
        "Home End": "Moves to the first or last question.",
      },
      accessibility: [
        "Each question is a heading, so that a screen reader’s list of headings is the list of questions. Set `headingLevel` to one below the heading above.",
        "An open answer is a region named by its question; a closed one has no role.",
        'Closed answers are `hidden="until-found"`: search engines read them, and find-in-page opens the right one.',
      ],
      words: [
        "A question as a patient asks it, up to about 12 words.",
        "The answer’s first sentence answers. One to three short sentences; a list where there is an order.",
        "The dentist who gives the treatment checks the answers.",
      ],
      do: { InWordsOfVisitors: "Questions in the words of those who ask them." },
      dont: { InWordsOfDentists: "Only someone who knows the answer understands the question." },
      related: ["Components/Disclosure", "Components/Tabs", "Blocks/FaqSection"],
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

export const Open: Story = { args: { defaultValue: "pain" } };

export const Disabled: Story = { args: { disabled: true } };

export const SeveralOpen: Story = {
  render: () => (
    <Accordion type="multiple" defaultValue={["pain", "time"]}>
      {questions.map(({ value, question, answer }) => (
        <AccordionItem key={value} value={value}>
          <AccordionTrigger>{question}</AccordionTrigger>
          <AccordionContent>{answer}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  ),
};

export const SingleQuestion: Story = {
  render: (args) => (
    <Accordion {...args}>
      <AccordionItem value="one">
        <AccordionTrigger>May I bring my child along?</AccordionTrigger>
        <AccordionContent>Yes. There is a corner with books and a window to watch from.</AccordionContent>
      </AccordionItem>
    </Accordion>
  ),
};

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
          <ul className="mt-4 list-disc ps-5">
            <li>No food for six hours before, and no water for two.</li>
            <li>Bring the soft toy that goes to bed with your child.</li>
            <li>Plan a quiet day afterwards.</li>
          </ul>
        </AccordionContent>
      </AccordionItem>
      <AccordionItem value="short">
        <AccordionTrigger>Krankenversicherungsbescheinigungsformularausgabestelle</AccordionTrigger>
        <AccordionContent>A word without a place to break stays inside its column.</AccordionContent>
      </AccordionItem>
    </Accordion>
  ),
};

export const RightToLeft: Story = {
  args: { dir: "rtl", defaultValue: "pain" },
  decorators: [rightToLeft],
};

export const InWordsOfVisitors: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const InWordsOfDentists: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Accordion {...args}>
      {["Intraoperative analgesia", "Osseointegration period", "Post-operative hygiene protocol"].map(
        (topic) => (
          <AccordionItem key={topic} value={topic.replaceAll(" ", "-")}>
            <AccordionTrigger>{topic}</AccordionTrigger>
            <AccordionContent>Ask your dentist.</AccordionContent>
          </AccordionItem>
        ),
      )}
    </Accordion>
  ),
};
