import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { dont, type Guide } from "../../fixtures/guide";
import { ConcernList } from ".";

const meta = {
  title: "Blocks/Concerns and prices/ConcernList",
  component: ConcernList,
  parameters: {
    guide: {
      use: "For visitors who know what bothers them, not what it is called.",
      avoid: "For questions with an answer: FaqSection.",
      accessibility: "Native disclosures: they open without scripts, by find-in-page and by a link.",
      words: "Name and choices: what the visitor sees, feels or wants. Never a diagnosis.",
      do: { Default: "In a visitor’s words." },
      dont: { Diagnoses: "Diagnoses: only a dentist knows which it is." },
      related: ["FaqSection", "EmergencyNotice"],
    } satisfies Guide,
  },
  args: {
    labels: { when: "When to come", read: "Which of these comes closest?" },
    concerns: [
      {
        id: "pain",
        name: "Pain or swelling",
        when: "Call us straight away if pain keeps you awake.",
        choices: [
          { name: "Pain wakes me at night", path: "/root-canal", text: "Root canal" },
          { name: "Cold water hurts", path: "/blogs/why-cold-water-hurts-your-teeth" },
        ],
      },
      {
        id: "missing",
        name: "A missing tooth",
        when: "An old gap can wait for a day that suits you.",
        choices: [{ name: "One tooth is missing", path: "/dental-implant", text: "Dental implants" }],
      },
    ],
  },
} satisfies Meta<typeof ConcernList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With the first concern open. */
export const Open: Story = {
  tags: ["fullest"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Pain or swelling"));
    await expect(canvas.getByRole("link", { name: "Pain wakes me at night" })).toBeVisible();
  },
};

export const Diagnoses: Story = dont({
  concerns: [
    {
      id: "pulpitis",
      name: "Pulpitis",
      when: "Within a week.",
      choices: [{ name: "Irreversible pulpitis", path: "/root-canal" }],
    },
  ],
});
