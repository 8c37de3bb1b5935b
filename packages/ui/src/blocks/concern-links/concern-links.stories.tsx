import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Container } from "../../components/section";
import { ConcernLink, ConcernLinks } from ".";

const concerns = [
  "Pain or swelling",
  "A broken or lost tooth",
  "A missing tooth",
  "Crooked teeth",
  "Colour and shape",
  "Gums and breath",
  "My child",
  "Fear of the dentist",
  "Coming from abroad",
];

const links = (names: readonly string[]) =>
  names.map((name, index) => (
    <ConcernLink key={name} href={`#concern-${index}`}>
      {name}
    </ConcernLink>
  ));

const meta = {
  title: "Blocks/ConcernLinks",
  tags: ["autodocs"],
  component: ConcernLinks,
  subcomponents: { ConcernLink },
  parameters: {
    guide: {
      use: ["For visitors who know what troubles them, and not what it is called."],
      avoid: ["For the names of treatments: use RelatedTreatments or the menu."],
      keyboard: { Tab: "Moves from concern to concern.", Enter: "Follows the link." },
      accessibility: ["A list of links: it needs no scripts, and a screen reader says how many there are."],
      words: ["What a visitor would say at the desk, never a diagnosis: “Pain or swelling”, not “Pulpitis”."],
      do: { Default: "What a visitor would say." },
      dont: { Diagnoses: "What only a dentist can find." },
      related: ["Blocks/EmergencyNotice", "Blocks/SearchDialog"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: { children: links(concerns) },
  decorators: [
    (Story) => (
      <Container className="py-8">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ConcernLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two share the first row, so that none has a gap. */
export const Five: Story = { args: { children: links(concerns.slice(0, 5)) } };

export const LongestText: Story = {
  args: { children: links(concerns.map((name) => `${name}, or anything else about it that troubles me`)) },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const Diagnoses: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: links(["Irreversible pulpitis", "Periodontitis", "Malocclusion"]) },
};
