import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Heading } from "../../components/heading";
import { Picture } from "../../components/picture";
import { Container } from "../../components/section";
import { room, smile } from "../../fixtures/pictures";
import { rightToLeft } from "../../fixtures/right-to-left";
import {
  TreatmentBlock,
  TreatmentBlockBody,
  TreatmentBlockLink,
  TreatmentBlockLinks,
  TreatmentBlockMore,
  TreatmentBlockPicture,
  TreatmentBlocks,
  TreatmentBlockText,
  TreatmentBlockTitle,
} from ".";

interface Treatment {
  name: string;
  text: string;
  links: string[];
}

const treatments: Treatment[] = [
  {
    name: "Aesthetic dentistry",
    text: "Colour, shape and line of the front teeth. We show you a drawing of the change first, so that you can say what you like and what you don't.",
    links: ["Teeth whitening", "Smile makeover", "Dental veneers"],
  },
  {
    name: "Dental implants",
    text: "A fixed tooth in place of a missing one: an artificial root of titanium, and a crown on top. It takes about three months for the bone to hold the root.",
    links: ["Single tooth implant", "Multiple teeth implants", "Full mouth dental implants"],
  },
  {
    name: "General dentistry",
    text: "Check-ups, cleaning, fillings and root canal treatment. Small problems found every six months stay small, and so do the bills.",
    links: ["Dental cleanup", "Cavity management", "Root canal"],
  },
  {
    name: "Digital smile design",
    text: "Photographs and a scan of your teeth become a plan that you can see, wear for a trial and change. Only then does the work begin.",
    links: [],
  },
];

const pictures = [smile(), room(), smile({ crowding: 0.4 }), room("#dfeae6", 2)];

const pathOf = (name: string) => `/${name.toLowerCase().replaceAll(" ", "-")}`;

const blocks = (list: Treatment[]) =>
  list.map(({ name, text, links }, index) => (
    <TreatmentBlock key={name}>
      <TreatmentBlockPicture>
        <Picture image={pictures[index % pictures.length] ?? room()} alt="" />
      </TreatmentBlockPicture>
      <TreatmentBlockBody>
        <TreatmentBlockTitle>{name}</TreatmentBlockTitle>
        <TreatmentBlockText>{text}</TreatmentBlockText>
        {links.length > 0 && (
          <TreatmentBlockLinks>
            {links.map((link) => (
              <li key={link}>
                <TreatmentBlockLink href={pathOf(link)}>{link}</TreatmentBlockLink>
              </li>
            ))}
          </TreatmentBlockLinks>
        )}
        <TreatmentBlockMore>
          <a href={pathOf(name)}>
            Know more<span className="sr-only"> about {name}</span>
          </a>
        </TreatmentBlockMore>
      </TreatmentBlockBody>
    </TreatmentBlock>
  ));

const meta = {
  title: "Blocks/TreatmentBlocks",
  tags: ["autodocs"],
  component: TreatmentBlocks,
  subcomponents: {
    TreatmentBlock,
    TreatmentBlockPicture,
    TreatmentBlockBody,
    TreatmentBlockTitle,
    TreatmentBlockText,
    TreatmentBlockLinks,
    TreatmentBlockLink,
    TreatmentBlockMore,
  },
  parameters: {
    guide: {
      use: [
        "On the home page, for the four treatments that most people come for (specification, section 2).",
      ],
      avoid: [
        "For a list of all treatments: use RelatedTreatments or the menu.",
        "For the parts of one treatment: use IntroBlocks.",
      ],
      accessibility: [
        "For screen readers, the subject follows “Know more”, so that the four links differ in a list.",
        "The picture repeats the title and has an empty `alt`.",
        "Only the layout overlaps: in the HTML each picture precedes its text.",
      ],
      words: [
        "Text: two or three sentences: what it is, how long it takes, what happens first.",
        "Links: the names of the pages they lead to.",
      ],
      do: { One: "Say what happens, in order." },
      dont: { SaysNothing: "Words that would suit any picture." },
      related: ["Blocks/IntroBlocks", "Blocks/RelatedTreatments", "Components/Picture"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: { children: blocks(treatments) },
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

export const One: Story = { args: { children: blocks(treatments.slice(0, 1)) } };

export const LongestText: Story = {
  args: {
    children: blocks(
      treatments.map(({ name, text, links }) => ({
        name: `${name} for children and for adults with special needs`,
        text: `${text} ${text}`,
        links: [...links, "Special needs children and adults, at a quiet hour"],
      })),
    ),
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
};

export const SaysNothing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: blocks([
      { name: "Dental implants", text: "World-class solutions for the smile of your dreams.", links: [] },
    ]),
  },
};
