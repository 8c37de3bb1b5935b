import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { room } from "../../fixtures/pictures";
import { BranchGallery } from ".";

const rooms = (count: number, branch: string) =>
  Array.from({ length: count }, (_, index) => ({
    image: room(["#e9dfcf", "#dfeae6"][index % 2], index),
    alt: `Room ${index + 1} in ${branch}, with arched openings`,
  }));

const branches = [
  { name: "Kurla", images: rooms(15, "Kurla") },
  { name: "South Mumbai", images: rooms(7, "South Mumbai") },
];

const meta = {
  title: "Blocks/Branches/BranchGallery",
  component: BranchGallery,
  args: { branches },
  parameters: {
    guide: {
      use: "On the gallery page.",
      avoid: "For teeth: CaseGrid. For one branch or fewer than seven pictures: ImageGrid.",
      accessibility: "Each branch keeps its page while another is shown; its pages are named after it.",
      words: "`alt`: what is seen, up to 15 words. A caption says what can’t be seen.",
      do: { LongestText: "What happens in the room, for someone who has never been there." },
      dont: { NumbersThePictures: "A number, which the picture’s position already gives." },
      related: ["Tabs", "ImageGrid", "Pagination"],
    } satisfies Guide,
  },
} satisfies Meta<typeof BranchGallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A branch whose pictures are still to come. */
export const Empty: Story = { args: { branches: branches.map(({ name }) => ({ name, images: [] })) } };

export const LongestText: Story = {
  args: {
    branches: branches.map(({ name, images }) => ({
      name: `${name}, beside the old textile museum`,
      images: images.map((entry) => ({
        ...entry,
        caption: "The room for visits that need quiet, with the door closed",
      })),
    })),
  },
};

export const NumbersThePictures: Story = dont({
  branches: branches.map(({ name, images }) => ({
    name,
    images: images.map((entry, index) => ({ ...entry, caption: `Picture ${index + 1}` })),
  })),
});
