import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { CadIcon, ImplantIcon, MillingIcon, PrintingIcon } from "../../components/drawing";
import { TextLink } from "../../components/text-link";
import { TechnologyIndex, TechnologyIndexItem } from ".";

const entries = [
  {
    Icon: ImplantIcon,
    title: "Implant systems",
    text: "Two makers whose parts are still made in ten years.",
  },
  { Icon: PrintingIcon, title: "3D printing", text: "Models and guides from your scan within hours." },
  { Icon: MillingIcon, title: "Milling", text: "Crowns from one block of ceramic, in the house." },
  { Icon: CadIcon, title: "CAD software", text: "You see the new tooth before it is made." },
];

const items = (list: typeof entries) =>
  list.map(({ Icon, title, text }) => (
    <TechnologyIndexItem key={title} icon={<Icon />} title={title}>
      {text}
    </TechnologyIndexItem>
  ));

const meta = {
  title: "Blocks/TechnologyIndex",
  tags: ["autodocs"],
  component: TechnologyIndex,
  subcomponents: { TechnologyIndexItem },
  parameters: {
    guide: {
      use: ["On the home page: four to six things the clinic works with (specification, section 2)."],
      avoid: ["For entries with pictures: use TechnologyEntry."],
      accessibility: ["A list with a level-3 heading per entry. The icons are decorative."],
      words: ["What it does for the patient, not what it is made of."],
      do: { Default: "What a patient gains from it." },
      dont: { Brochure: "Words from the maker's brochure." },
      related: ["Blocks/TechnologyEntry", "Components/Drawing", "Components/Section"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    title: "What we work with",
    text: "Each machine stands in our own rooms.",
    action: (
      <TextLink variant="inverse" className="mt-6 min-h-11 font-semibold" href="/technology">
        All of it
      </TextLink>
    ),
    children: items(entries),
  },
} satisfies Meta<typeof TechnologyIndex>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HeadingOnly: Story = { args: { text: undefined, action: undefined } };

export const LongestText: Story = {
  args: {
    title: "What we work with, and what you gain from it as a patient",
    children: items(
      entries.map(({ title, text, ...entry }) => ({
        ...entry,
        title: `${title} from German and Swiss makers`,
        text: `${text} ${text} ${text}`,
      })),
    ),
  },
};

export const Brochure: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: items([
      {
        Icon: MillingIcon,
        title: "5-axis CNC",
        text: "State-of-the-art solutions with 0.01 mm repeatability.",
      },
    ]),
  },
};
