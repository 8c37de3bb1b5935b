import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Statement } from ".";

const meta = {
  title: "Blocks/Statement",
  tags: ["autodocs"],
  component: Statement,
  parameters: {
    guide: {
      use: "For a text that people look things up in: privacy, accessibility.",
      avoid: "For a text read from beginning to end: Article.",
      accessibility: "Each section has a heading of level 2; facts are a definition list.",
      words: "What the visitor wants to know, in whole sentences; no legal formulas.",
      do: { Default: "One subject a section." },
      dont: { OneSection: "Everything under one heading: nothing can be found." },
      related: ["Blocks/Article", "Blocks/PassageGrid"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    updated: "Last updated on 22 November 2026.",
    sections: [
      {
        heading: "Who is responsible",
        body: ["Our grievance officer answers questions and complaints."],
        facts: [
          { term: "E-mail", value: "hello@archhouse.example" },
          { term: "Phone", value: "+91 22 0000 0101" },
        ],
      },
      { heading: "What we keep", body: ["Only what you send us."], points: ["Your name", "Your number"] },
    ],
  },
} satisfies Meta<typeof Statement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneSection: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    sections: [
      { heading: "General provisions", body: ["We answer.", "We keep what you send us.", "We delete it."] },
    ],
  },
};
