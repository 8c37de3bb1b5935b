import type { Meta, StoryObj } from "@storybook/react-vite";
import { calls } from "../../fixtures/branches";
import { dont, type Guide } from "../../fixtures/guide";
import { EmergencyNotice } from ".";

const meta = {
  title: "Blocks/Treatments/EmergencyNotice",
  component: EmergencyNotice,
  parameters: {
    guide: {
      use: "Where someone in trouble may land: treatments, contact, home, the 404 page.",
      avoid: "For all signs and first aid: EmergencyOpening. For risks that can wait: TreatmentFacts.",
      accessibility: "A region named by its title. The words say how urgent it is; colour only adds.",
      words: "The same gravest signs on every page, and at most one line of its own.",
      do: { LongestText: "One sentence that is true of this page only." },
      dont: { Mixed: "Reassurance and advice that can wait." },
      related: ["EmergencyOpening", "TreatmentFacts"],
    } satisfies Guide,
  },
  args: {
    title: "Pain, swelling or an accident?",
    text: "Don't use a form: call us. Go to a hospital if you can't breathe or swallow well, or bleed heavily.",
    calls: [...calls, { name: "Ambulance", phone: "108" }],
    link: { name: "What to do now, and all signs", path: "/emergency" },
  },
} satisfies Meta<typeof EmergencyNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: { ownLine: "Call us if a wire has cut you or can't be covered with wax." },
};

export const Mixed: Story = dont({
  text: "Most swelling is harmless. If you can't breathe, go to a hospital. Book a check-up soon.",
});
