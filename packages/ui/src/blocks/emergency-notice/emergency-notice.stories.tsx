import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { EmergencyNotice } from ".";

const branches = [
  { name: "Kurla", phone: "+91 22 0000 0101" },
  { name: "South Mumbai", phone: "+91 22 0000 0103" },
];

const ambulance = { name: "Ambulance", phone: "112" };

const hospital = {
  title: "Go to a hospital, or call 112, if",
  points: [
    "You can't breathe or swallow well.",
    "Swelling spreads to the eye or the neck, or comes with fever.",
    "Bleeding doesn't stop.",
  ],
  calls: [ambulance],
};

const call = {
  title: "Call us straight away if",
  points: ["An adult tooth was knocked out or moved.", "Pain keeps you awake."],
  calls: branches,
  note: "When we are closed, the numbers lead to the dentist on call.",
};

const meta = {
  title: "Blocks/EmergencyNotice",
  component: EmergencyNotice,
  parameters: {
    guide: {
      use: "Where someone in trouble may land: treatments, contact, home, the 404 page.",
      avoid: "For risks that can wait: TreatmentFacts. For closures: a paragraph.",
      accessibility: "A region named by its title. The words say how urgent it is; colour only adds.",
      words: "The heading says what to do and each point completes it, worst first.",
      do: { Default: "What to do first, then the signs." },
      dont: { Mixed: "Reassurance and advice that can wait." },
      related: ["Blocks/ContactLinks", "Blocks/TreatmentFacts"],
    } satisfies Guide,
  },
  args: {
    title: "In an emergency",
    advice: [hospital, call],
  },
} satisfies Meta<typeof EmergencyNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A line and the numbers, for pages that needn't list signs. */
export const Short: Story = {
  args: {
    title: "Pain, swelling or an accident?",
    text: "Don't use a form: call the branch nearest to you. If you can't breathe or swallow well, call 112.",
    calls: [...branches, ambulance],
    advice: undefined,
  },
};

/** Where both branches are above it already. */
export const Compact: Story = {
  args: {
    compact: true,
    title: "Pain, swelling or an accident?",
    calls: [...branches, ambulance],
    advice: undefined,
  },
};

export const Mixed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    advice: [
      {
        title: "Good to know",
        points: [
          "Most swelling is harmless.",
          "If you can't breathe, go to a hospital.",
          "Book a check-up soon.",
        ],
      },
    ],
  },
};
