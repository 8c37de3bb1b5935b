import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../fixtures/guide";
import { Heading } from "../heading";
import { Container, Section } from ".";

const meta = {
  title: "Components/Layout/Section",
  component: Section,
  subcomponents: { Container },
  parameters: {
    guide: {
      use: "For each part of a page with a heading. Most blocks include theirs.",
      avoid: "For a group inside a part: a `<div>`. For a header or a footer: Container alone.",
      states: "stack",
      accessibility: "Name it with `aria-labelledby`. What stands on `deep` turns light by itself.",
      look: "No radius. On the site it rises once as it comes into view.",
      words: "One heading of three to eight words, one thought.",
      do: { Deep: "Tones alternate, and the deep one is used once per page." },
      dont: { OnlyDeepBands: "When every section stands out, none does, and they run together." },
      related: ["Heading", "IntroBlocks", "FaqSection"],
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
