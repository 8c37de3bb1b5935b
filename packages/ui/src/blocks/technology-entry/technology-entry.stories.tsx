import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Picture } from "../../components/picture";
import { Container } from "../../components/section";
import { machine } from "../../fixtures/pictures";
import { rightToLeft } from "../../fixtures/right-to-left";
import {
  TechnologyEntries,
  TechnologyEntry,
  TechnologyEntryBody,
  TechnologyEntryNote,
  TechnologyEntryPicture,
  TechnologyEntryText,
  TechnologyEntryTitle,
} from ".";

const body = (
  <TechnologyEntryBody>
    <TechnologyEntryTitle>Scanner for the mouth</TechnologyEntryTitle>
    <TechnologyEntryText>
      <p>
        A small camera, about the size of an electric toothbrush, moves over your teeth and takes thousands of
        pictures. The computer joins them into a 3D model while you watch.
      </p>
      <p>Scanning both jaws takes about five minutes. If you need to swallow, we pause.</p>
    </TechnologyEntryText>
    <TechnologyEntryNote>In Kurla and in South Mumbai</TechnologyEntryNote>
  </TechnologyEntryBody>
);

const picture = (seed: number) => (
  <TechnologyEntryPicture>
    <Picture image={machine(seed)} alt="A machine with a round window on a bench" />
  </TechnologyEntryPicture>
);

const meta = {
  title: "Blocks/TechnologyEntry",
  tags: ["autodocs"],
  component: TechnologyEntry,
  subcomponents: {
    TechnologyEntries,
    TechnologyEntryPicture,
    TechnologyEntryBody,
    TechnologyEntryTitle,
    TechnologyEntryText,
    TechnologyEntryNote,
  },
  parameters: {
    guide: {
      use: ["On the technology page, for each entry (specification, section 2)."],
      avoid: [
        "For the short index on the home page: use TechnologyIndex.",
        "For a treatment: use IntroBlocks.",
      ],
      accessibility: [
        "One `article` per entry, with its title as the heading. Only the layout alternates.",
        "The `alt` describes what the picture shows; the text beside it says what it is for.",
      ],
      words: [
        "Begin with what a patient notices: how long it takes, what it sounds like, what it replaces. Two short paragraphs.",
        "Makers’ names and model numbers only where a patient might ask for them.",
      ],
      do: { Default: "Say what it spares the patient." },
      dont: { DataSheet: "It reads like a data sheet." },
      related: ["Blocks/IntroBlocks", "Components/Drawing", "Components/Picture"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    children: (
      <>
        {picture(0)}
        {body}
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Container className="py-section">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof TechnologyEntry>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Sides alternate from entry to entry. */
export const Several: Story = {
  tags: ["fullest"],
  render: () => (
    <TechnologyEntries>
      {[0, 1, 2].map((seed) => (
        <TechnologyEntry key={seed}>
          {picture(seed)}
          {body}
        </TechnologyEntry>
      ))}
    </TechnologyEntries>
  ),
};

export const LongestText: Story = {
  args: {
    children: (
      <>
        {picture(2)}
        <TechnologyEntryBody>
          <TechnologyEntryTitle>
            German and Swiss equipment for three-dimensional, facially driven dentistry in a single day
          </TechnologyEntryTitle>
          <TechnologyEntryText>
            {[1, 2, 3].map((paragraph) => (
              <p key={paragraph}>
                For some questions a flat X-ray isn't enough: where does the nerve run, how thick is the bone,
                is there a third root? You stand still while an arm turns once around your head. It touches
                nothing and takes about 15 seconds.
              </p>
            ))}
          </TechnologyEntryText>
          <TechnologyEntryNote>In Kurla on all days, and in South Mumbai on request</TechnologyEntryNote>
        </TechnologyEntryBody>
      </>
    ),
  },
};

export const RightToLeft: Story = {
  ...Several,
  decorators: [rightToLeft],
};

export const DataSheet: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <>
        {picture(0)}
        <TechnologyEntryBody>
          <TechnologyEntryTitle>IOS-5000 Pro</TechnologyEntryTitle>
          <TechnologyEntryText>
            <p>State-of-the-art structured light, 25 fps, 7 µm trueness, USB-C, STL, PLY and OBJ.</p>
          </TechnologyEntryText>
        </TechnologyEntryBody>
      </>
    ),
  },
};
