import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { room, smile } from "../../fixtures/pictures";
import { IntroBlocks } from ".";

const meta = {
  title: "Blocks/IntroBlocks",
  component: IntroBlocks,
  parameters: {
    guide: {
      use: "Under the PageBanner of a treatment page.",
      avoid: "For running text: Prose. For several items with pictures: TreatmentBlocks.",
      accessibility: "Headings of level 2. Text comes first in the HTML, the picture first on a phone.",
      words: "What it is, when someone needs it, what happens: 20 to 80 words each.",
      do: { Default: "What it is, when you need it, what happens." },
      dont: { PraisesTheClinic: "Praise of the clinic where the treatment should be explained." },
      related: ["Components/Heading", "Components/Prose", "Blocks/PageBanner", "Blocks/FaqSection"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    blocks: [
      {
        heading: "What a root canal is",
        body: [
          "Inside each tooth is a soft core with a nerve. Deep decay or a crack lets germs in, and the core becomes inflamed.",
          "We clean the core out and fill the space. The tooth stays in your mouth and works as before.",
        ],
      },
      {
        heading: "When you need one",
        body: ["Pain at night, pain with heat that lasts, or a small swelling beside the tooth."],
      },
    ],
    picture: { image: smile(), alt: "A study model of upper front teeth" },
    details: {
      heading: "What happens in the visit",
      body: [
        "It takes one to two hours. The tooth is numb from the first minute, and a thin sheet keeps it dry. We measure each canal, clean it and fill it to the tip.",
      ],
    },
  },
} satisfies Meta<typeof IntroBlocks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    blocks: [
      {
        heading:
          "Myofunctional dentistry: teaching the tongue, the lips and the breath to leave the teeth where they belong",
        body: ["Children", "Some adults", "Many teenagers", "A few babies"].map(
          (who) =>
            `${who} who breathe through the mouth have narrow jaws. The tongue lies low, and the upper jaw doesn’t grow to its width. Short exercises every day, and for some a soft appliance at night, give the tongue its place back.`,
        ),
      },
      { heading: "Age", body: ["From four."] },
    ],
    picture: { image: room("#dfeae6", 1), alt: "The children’s corner" },
  },
};

export const PraisesTheClinic: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    blocks: [
      {
        heading: "World-class root canals",
        body: [
          "We are proud to offer the most advanced root canal treatment in the city, with a passion for care.",
        ],
      },
      { heading: "Why choose us", body: ["Because your smile deserves the very best."] },
    ],
    details: undefined,
  },
};
