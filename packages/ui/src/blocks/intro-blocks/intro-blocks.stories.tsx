import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Picture } from "../../components/picture";
import { room, smile } from "../../fixtures/pictures";
import { IntroBlock, IntroBlocks, IntroBody, IntroPicture, IntroTitle } from ".";

const meta = {
  title: "Blocks/IntroBlocks",
  tags: ["autodocs"],
  component: IntroBlocks,
  subcomponents: { IntroBlock, IntroTitle, IntroBody, IntroPicture },
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
    children: (
      <>
        <IntroBlock>
          <IntroTitle>What a root canal is</IntroTitle>
          <IntroBody>
            <p>
              Inside each tooth is a soft core with a nerve. Deep decay or a crack lets germs in, and the core
              becomes inflamed.
            </p>
            <p>
              We clean the core out and fill the space. The tooth stays in your mouth and works as before.
            </p>
          </IntroBody>
        </IntroBlock>
        <IntroBlock>
          <IntroTitle>When you need one</IntroTitle>
          <IntroBody>
            <p>Pain at night, pain with heat that lasts, or a small swelling beside the tooth.</p>
          </IntroBody>
        </IntroBlock>
        <IntroPicture>
          <Picture image={smile()} alt="A study model of upper front teeth" />
        </IntroPicture>
        <IntroBlock wide>
          <IntroTitle>What happens in the visit</IntroTitle>
          <IntroBody>
            <p>
              It takes one to two hours. The tooth is numb from the first minute, and a thin sheet keeps it
              dry. We measure each canal, clean it and fill it to the tip.
            </p>
          </IntroBody>
        </IntroBlock>
      </>
    ),
  },
} satisfies Meta<typeof IntroBlocks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sunken: Story = { args: { tone: "sunken" } };

export const WithoutPicture: Story = {
  args: {
    children: (
      <IntroBlock wide>
        <IntroTitle>Digital smile design</IntroTitle>
        <IntroBody>
          <p>You see the plan on a screen before anything is done to a tooth.</p>
        </IntroBody>
      </IntroBlock>
    ),
  },
};

export const LongestText: Story = {
  args: {
    children: (
      <>
        <IntroBlock>
          <IntroTitle>
            Myofunctional dentistry: teaching the tongue, the lips and the breath to leave the teeth where
            they belong
          </IntroTitle>
          <IntroBody>
            {["first", "second", "third", "fourth"].map((paragraph) => (
              <p key={paragraph}>
                Children who breathe through the mouth often have narrow jaws. The tongue lies low, and the
                upper jaw doesn’t grow to its width. Short exercises every day, and for some children a soft
                appliance at night, give the tongue its place back.
              </p>
            ))}
          </IntroBody>
        </IntroBlock>
        <IntroBlock>
          <IntroTitle>Age</IntroTitle>
          <IntroBody>
            <p>From four.</p>
          </IntroBody>
        </IntroBlock>
        <IntroPicture>
          <Picture image={room("#dfeae6", 1)} alt="The children’s corner" />
        </IntroPicture>
      </>
    ),
  },
};

export const PraisesTheClinic: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <>
        <IntroBlock>
          <IntroTitle>World-class root canals</IntroTitle>
          <IntroBody>
            <p>
              We are proud to offer the most advanced root canal treatment in the city, with a passion for
              care.
            </p>
          </IntroBody>
        </IntroBlock>
        <IntroBlock>
          <IntroTitle>Why choose us</IntroTitle>
          <IntroBody>
            <p>Because your smile deserves the very best.</p>
          </IntroBody>
        </IntroBlock>
      </>
    ),
  },
};
