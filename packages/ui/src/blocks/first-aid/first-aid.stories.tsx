import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { dont, type Guide } from "../../fixtures/guide";
import { FirstAid } from ".";

const meta = {
  title: "Blocks/Pain now/FirstAid",
  component: FirstAid,
  parameters: {
    guide: {
      use: "For what someone does alone, now, by what happened to them.",
      avoid: "For questions with an answer: FaqSection. For a treatment's course: TreatmentSteps.",
      accessibility: "Native disclosures: they open without scripts, by find-in-page and by a link.",
      words: "Name: what happened. Steps: one action each, in about ten words.",
      do: { Open: "One action a step." },
      dont: { Reasons: "Reasons: nobody in pain reads them." },
      related: ["EmergencyOpening", "ConcernList"],
    } satisfies Guide,
  },
  args: {
    cases: [
      {
        id: "bleeding",
        name: "Bleeding",
        steps: ["Fold a clean cloth into a pad.", "Bite on it for 20 minutes.", "Don't look in between."],
      },
      { id: "broken", name: "A tooth broke", steps: ["Keep the piece in milk.", "Bring it."] },
    ],
  },
} satisfies Meta<typeof FirstAid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The first case stays open: if it closed, the other would move away under the finger. */
export const Open: Story = {
  tags: ["fullest"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("A tooth broke"));
    await expect(canvas.getByText("Bring it.")).toBeVisible();
    await expect(canvas.getByText("Don't look in between.")).toBeVisible();
  },
};

export const Reasons: Story = dont({
  cases: [
    {
      id: "bleeding",
      name: "Bleeding",
      steps: ["Pressure helps platelets to form a plug in the vessel, which is why a pad works."],
    },
  ],
});
