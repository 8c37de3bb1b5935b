import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { machine } from "../../fixtures/pictures";
import { LinkGrid, PictureStory, SensoryGuide, TermGrid } from ".";

const meta = {
  title: "Blocks/Branches/BranchSections",
  component: TermGrid,
  subcomponents: { LinkGrid, PictureStory, SensoryGuide },
  parameters: {
    guide: {
      use: "On a branch’s pages: what it has and lacks, what it treats, what a first visit is like.",
      avoid: "For durations and fees: TreatmentFacts. For pages with pictures: RelatedTreatments.",
      accessibility:
        "Sections named by their headings; answers are definition lists, pictures a numbered list.",
      words: "“Yes” is good news. Facts with a measure, not comfort. Stories are in the first person.",
      do: { Default: "“No” is said as plainly as “yes”." },
      dont: { Praise: "Adjectives: nobody knows whether the wheelchair fits." },
      related: ["TreatmentFacts", "BranchCard"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    id: "accessibility",
    title: "Accessibility of this branch",
    items: [
      { term: "Step-free entrance", value: "Yes.", note: "A ramp of 1 in 12 leads from the gate." },
      { term: "Hearing loop", value: "No.", note: "We write things down, and turn to face you." },
    ],
  },
} satisfies Meta<typeof TermGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Links: Story = {
  tags: ["recorded"],
  render: () => (
    <LinkGrid
      id="treatments"
      title="Treatments at this branch"
      links={[
        { name: "Dental implants", path: "/dental-implant" },
        { name: "Root canal", path: "/root-canal" },
        { name: "Dentistry for kids", path: "/dentistry-for-kids" },
        { name: "Braces treatment", path: "/braces-treatment" },
      ]}
    />
  ),
};

const picture = { image: machine(), alt: "The reception desk" };

export const FirstVisit: Story = {
  tags: ["recorded"],
  render: () => (
    <PictureStory
      id="story"
      title="My first visit"
      steps={[
        { text: "I ring the bell. The door opens by itself.", picture },
        { text: "I say hello at the desk. I can sit down, or walk around.", picture },
        { text: "I meet my dentist.", picture },
      ]}
    />
  ),
};

export const Senses: Story = {
  tags: ["recorded"],
  render: () => (
    <SensoryGuide
      id="senses"
      title="What each place is like"
      places={[
        {
          place: "Waiting room",
          impressions: [
            { term: "You see", value: "Daylight from one side, and six chairs." },
            { term: "You hear", value: "The telephone, and quiet talk." },
          ],
        },
        {
          place: "Treatment room",
          impressions: [{ term: "You hear", value: "The suction, as loud as a tap." }],
        },
      ]}
    />
  ),
};

export const Praise: Story = dont({
  items: [{ term: "Entrance", value: "Yes.", note: "Our entrance is generous and inviting." }],
});
