import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../../components/heading";
import { Container } from "../../components/section";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { room, smile } from "../../fixtures/pictures";
import { TreatmentBlocks } from ".";

const pathOf = (name: string) => `/${name.toLowerCase().replaceAll(" ", "-")}`;

const treatments = [
  {
    name: "Aesthetic dentistry",
    text: "Colour, shape and line of the front teeth. We show you a drawing of the change first, so that you can say what you like and what you don't.",
    image: smile(),
    links: ["Teeth whitening", "Smile makeover", "Dental veneers"],
  },
  {
    name: "Dental implants",
    text: "A fixed tooth in place of a missing one: an artificial root of titanium, and a crown on top. It takes about three months for the bone to hold the root.",
    image: room(),
    links: ["Single tooth implant", "Multiple teeth implants", "Full mouth dental implants"],
  },
  {
    name: "Digital smile design",
    text: "Photographs and a scan of your teeth become a plan that you can see, wear for a trial and change. Only then does the work begin.",
    image: smile({ crowding: 0.4 }),
    links: [],
  },
].map(({ name, text, image, links }) => ({
  name,
  text,
  picture: { image, alt: "" },
  links: links.map((link) => ({ name: link, path: pathOf(link) })),
  more: { name: "Know more", about: `about ${name}`, path: pathOf(name) },
}));

const meta = {
  title: "Blocks/Treatments/TreatmentBlocks",
  component: TreatmentBlocks,
  parameters: {
    guide: {
      use: "On the home page, for what most people come for.",
      avoid: "For all treatments: RelatedTreatments. For parts of one: IntroBlocks.",
      accessibility: "For screen readers, the subject follows “Know more”. Pictures have an empty `alt`.",
      words: "Text: what it is, how long it takes, what happens first.",
      do: { Default: "Say what happens, in order." },
      dont: { SaysNothing: "Words that would suit any picture." },
      related: ["IntroBlocks", "RelatedTreatments", "Picture"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: { treatments },
  decorators: [
    (Story) => (
      <Container className="py-section">
        <Heading className="mb-10">What we treat</Heading>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof TreatmentBlocks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    treatments: treatments.map(({ name, text, ...treatment }) => ({
      ...treatment,
      name: `${name}: ${long.name}`,
      text: `${text} ${long.text}`,
    })),
  },
};

export const SaysNothing: Story = dont({
  treatments: treatments
    .slice(0, 1)
    .map((treatment) => ({ ...treatment, text: "World-class solutions for the smile of your dreams." })),
});
