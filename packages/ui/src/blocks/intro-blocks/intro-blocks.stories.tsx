import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { smile } from "../../fixtures/pictures";
import { IntroBlocks } from ".";

const meta = {
  title: "Blocks/Home/IntroBlocks",
  component: IntroBlocks,
  parameters: {
    guide: {
      use: "Under the PageBanner of a treatment page.",
      avoid: "For running text: Prose. For several items with pictures: TreatmentBlocks.",
      accessibility: "Headings of level 2. Text comes first in the HTML, the picture first on a phone.",
      words: "What it is, when someone needs it, what happens: 20 to 80 words each.",
      do: { Default: "What it is, when you need it, what happens." },
      dont: { PraisesTheClinic: "Praise of the clinic where the treatment should be explained." },
      related: ["Heading", "Prose", "PageBanner", "FaqSection"],
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
      { heading: long.title, body: ["1", "2", "3", "4"].map((place) => `${place}. ${long.text}`) },
      { heading: "Age", body: ["From four."] },
    ],
  },
};

export const PraisesTheClinic: Story = dont({
  blocks: [
    {
      heading: "World-class root canals",
      body: ["We are proud to offer the most advanced treatment in the city, with a passion for care."],
    },
  ],
  details: undefined,
});
