import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../heading";
import { Container, Section } from ".";

const meta = {
  title: "Components/Section",
  component: Section,
  subcomponents: { Container },
  tags: ["autodocs"],
  parameters: { layout: "fullscreen" },
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
