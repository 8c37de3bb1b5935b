import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { room, smile } from "../../fixtures/pictures";
import { IntroBlocks } from ".";

const meta = {
  title: "Blocks/IntroBlocks",
  tags: ["autodocs"],
  component: IntroBlocks,
  parameters: {
    guide: {
      use: ["Under the PageBanner of a treatment page (specification, section 2, “Treatment pages”)."],
      avoid: [
        "For running text such as an article: use Prose.",
        "For several items, each with a picture: use TechnologyEntry or TreatmentBlocks.",
      ],
      accessibility: [
        "The headings are of level 2, below the banner’s `h1`, so that screen readers can jump between them.",
        "Text comes first in the HTML. On a phone the picture is shown above it, and takes no focus.",
      ],
      words: [
        "The first block says what it is, the second when someone needs it, the wide one what happens.",
        "Headings of two to six words; bodies of 20 to 80 words. The treating dentist writes or checks them.",
      ],
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
