import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Heading } from "../heading";
import { Container, Section } from ".";

const meta = {
  title: "Components/Section",
  tags: ["autodocs"],
  component: Section,
  subcomponents: { Container },
  parameters: {
    guide: {
      use: ["For each part of a page that has a heading of its own. Most blocks include their section."],
      avoid: [
        "For a group inside a part: use a `<div>`.",
        "`Container` alone, without a section, for a header or a footer.",
      ],
      states: "stack",
      accessibility: [
        "Name it with `aria-labelledby`: only a section with a name is a landmark.",
        "Text on `deep` is light; use the `inverse` variants of Button and TextLink there.",
        "A change of tone has no meaning: keep what belongs together in one section.",
      ],
      words: ["One heading, one thought. The first words of a section say what it is for."],
      do: { Deep: "Tones alternate, and the deep one is used once per page." },
      dont: { OnlyDeepBands: "When every section stands out, none does, and they run together." },
      related: ["Components/Heading", "Blocks/IntroBlocks", "Blocks/FaqSection"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  render: (args) => (
    <Section {...args}>
      <Container>
        <Heading>Two branches, one standard of care</Heading>
        <p className="mt-4 max-w-prose">
          Both branches keep the same records, so that you can be seen at either.
        </p>
      </Container>
    </Section>
  ),
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sunken: Story = { args: { tone: "sunken" } };

export const Deep: Story = { args: { tone: "deep" } };

export const LongestText: Story = {
  render: (args) => (
    <Section {...args}>
      <Container>
        <Heading>
          Super speciality: three-dimensional, facially driven dentistry for the whole mouth in a single day
        </Heading>
        <p className="mt-4 max-w-prose">
          Krankenversicherungsbescheinigungsformularausgabestelle: a word without a place to break stays
          inside the measure.
        </p>
      </Container>
    </Section>
  ),
};

export const OnlyDeepBands: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      {["How we work", "Two branches", "Come and see us"].map((title) => (
        <Section key={title} tone="deep" className="py-8">
          <Container>
            <Heading>{title}</Heading>
          </Container>
        </Section>
      ))}
    </>
  ),
};
