import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { LinkGrid } from ".";

const meta = {
  title: "Blocks/LinkGrid",
  tags: ["autodocs"],
  component: LinkGrid,
  parameters: {
    guide: {
      use: "For many pages that a visitor chooses among by name alone.",
      avoid: "For a few pages with pictures: RelatedTreatments.",
      accessibility: "A list in a section named by its heading.",
      words: "The name of the page, in up to five words.",
      do: { Default: "Names that are read at a glance." },
      dont: { Sentences: "Sentences: the name is hidden among words." },
      related: ["Blocks/RelatedTreatments", "Blocks/SiteFooter"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    id: "treatments",
    title: "Treatments at this branch",
    links: [
      { name: "Dental implants", path: "/dental-implant" },
      { name: "Root canal", path: "/root-canal" },
      { name: "Dentistry for kids", path: "/dentistry-for-kids" },
      { name: "Braces treatment", path: "/braces-treatment" },
    ],
  },
} satisfies Meta<typeof LinkGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sentences: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { links: [{ name: "Read everything that there is to know about root canals", path: "/root-canal" }] },
};
