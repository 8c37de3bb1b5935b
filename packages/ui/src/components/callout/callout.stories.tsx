import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { TextLink } from "../text-link";
import { Callout, CalloutTitle } from ".";

const meta = {
  title: "Components/Callout",
  tags: ["autodocs"],
  component: Callout,
  subcomponents: { CalloutTitle },
  args: {
    children: (
      <>
        <CalloutTitle>Before a general anaesthetic</CalloutTitle>
        <p>No food for six hours, and no water for two.</p>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-prose">
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: ["For the one thing on a page that a visitor must not miss."],
      avoid: [
        "For an ordinary paragraph, however useful.",
        "For the outcome of a submission: use StatusDialog. For errors in a form: use ErrorSummary.",
        "For a label of a word or two: use Badge.",
      ],
      states: "stack",
      accessibility: [
        "It has the role `note`, and isn’t announced: it is part of the page.",
        "The icon is decorative. The text must convey the tone: “Call us at once”, not just a red edge.",
        "Set the title’s `level` to one below the heading above it; the default is 3.",
      ],
      words: [
        "Title: up to eight words that make sense on their own. Text: one to three sentences, first what to do, then why.",
        "Plain words in the imperative: “Bite on a clean cloth for 20 minutes.”",
        "`critical` is for a risk to health. A dentist writes or checks it.",
      ],
      do: { OneThingToKnow: "One per page, for what must not be missed." },
      dont: { EverythingStandsOut: "Three in a row: the one that matters is lost." },
      related: ["Components/Badge", "Components/StatusDialog", "Components/Prose"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Callout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Positive: Story = {
  args: { tone: "positive", children: <p>The check-up is free for children under six.</p> },
};

export const Warning: Story = {
  args: {
    tone: "warning",
    children: (
      <>
        <CalloutTitle>The lift is out of order until Friday</CalloutTitle>
        <p>Call us, and we meet you at the ramp on the east side.</p>
      </>
    ),
  },
};

export const Critical: Story = {
  args: {
    tone: "critical",
    children: (
      <>
        <CalloutTitle>Bleeding that doesn’t stop</CalloutTitle>
        <p>Bite on a clean cloth for 20 minutes. If it still bleeds, call us at once.</p>
      </>
    ),
  },
};

export const WithoutTitle: Story = {
  args: {
    children: (
      <p>
        Prices are for one tooth. <TextLink href="/contact-us">Ask for yours.</TextLink>
      </p>
    ),
  },
};

export const LongestText: Story = {
  args: {
    children: (
      <>
        <CalloutTitle>
          What to bring when your child comes for the first time and takes medicine for the heart, for
          epilepsy or for diabetes
        </CalloutTitle>
        <p>
          The list of the medicines with their doses, the last letter of the specialist, and the number under
          which we reach the specialist on the day. If you are unsure whether to give the morning dose, ask us
          the day before. Don’t leave it out on your own.
        </p>
      </>
    ),
  },
};

export const OneThingToKnow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div className="space-y-4">
      <p>Your child sleeps through the visit. We call you in as soon as it wakes up.</p>
      <Callout tone="warning">
        <CalloutTitle>Before a general anaesthetic</CalloutTitle>
        <p>No food for six hours, and no water for two.</p>
      </Callout>
    </div>
  ),
};

export const EverythingStandsOut: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div className="space-y-4">
      <Callout>
        <p>Your child sleeps through the visit.</p>
      </Callout>
      <Callout tone="positive">
        <p>We call you in as soon as it wakes up.</p>
      </Callout>
      <Callout tone="critical">
        <p>No food for six hours, and no water for two.</p>
      </Callout>
    </div>
  ),
};
